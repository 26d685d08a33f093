/** Each adds its language to the global `Prism`. */
declare module 'prismjs/components/*';
