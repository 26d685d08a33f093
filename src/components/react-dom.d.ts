/** The one function of React DOM that the components use; its types are a package of their own. */
declare module 'react-dom' {
  export function createPortal(
    children: import('react').ReactNode,
    container: Element,
    key?: string,
  ): import('react').ReactPortal;
}
