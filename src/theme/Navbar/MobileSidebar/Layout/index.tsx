// Swizzled because the theme's own is no dialog: Escape does not close it, and Tab leaves it for the page behind it. Nor
// is it one list, but two, one behind the other, that have the same links.
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {type ReactNode, useEffect, useRef} from 'react';

export default function MobileSidebarDialog({header, primaryMenu}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {content} = useNavbarSecondaryMenu();
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (shown) dialog.current!.showModal();
    else dialog.current!.close();
  }, [shown]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the menu; the key for it is Escape
    <dialog
      ref={dialog}
      className="menu-dialog"
      aria-label="Menu"
      onClose={() => shown && toggle()}
      onClick={({target}) => target === dialog.current && toggle()}
    >
      <div className="navbar-sidebar">
        {header}
        <div className="navbar-sidebar__items">
          <div className="navbar-sidebar__item menu">
            {primaryMenu}
            <hr />
            {content}
          </div>
        </div>
      </div>
    </dialog>
  );
}
