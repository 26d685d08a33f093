// Swizzled because the theme's own is no dialog: Escape does not close it, and Tab leaves it for the page behind it.
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import {type ReactNode, useEffect, useRef} from 'react';

export default function MobileSidebarDialog(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
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
      <Layout {...props} />
    </dialog>
  );
}
