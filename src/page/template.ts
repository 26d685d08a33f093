import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from '@swc/core';

/** A script of this folder as browsers get it, inside a page. */
export function inlineScript(file: string): string {
  const code = readFileSync(path.join(__dirname, file), 'utf8');
  return transformSync(code, {
    jsc: {parser: {syntax: 'typescript'}, target: 'es2022'},
    isModule: false,
    minify: true,
    swcrc: false,
  }).code;
}

/**
 * The HTML around every page, an Eta template for Docusaurus' `ssrTemplate`: Docusaurus' own, except that the scripts are
 * loaded when the page is idle, at a reader's first press, or at once where only they can show what the address asks
 * for. The page says where they are missing: `[data-scripts=missing]`. That a list was laid out while place.ts brought a
 * line back is an `error` to browsers, too. A browser's first comparison by language takes 10 ms: Docusaurus makes one
 * within the longest task of its start, so that one is made here, while the scripts are on their way.
 */
export const PAGE_TEMPLATE = `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="UTF-8">
<meta name="generator" content="Docusaurus v<%= it.version %>">
<% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
<%~ it.headTags %>
<% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"><% }); %>
<script>(() => {
const {dataset} = document.documentElement;
const load = () => <%~ JSON.stringify(it.scripts) %>.splice(dataset.loads ? 9 : 0).forEach((file) => {
  dataset.loads = 'true';
  document.head.append(Object.assign(document.createElement('script'), {src: '<%= it.baseUrl %>' + file, async: false}));
});
const fail = ({message}) => /^ResizeObserver/.test(message) || dataset.hasHydrated === 'true' || (dataset.scripts = 'missing');
for (const type of ['pointerdown', 'keydown']) addEventListener(type, load, {capture: true, once: true});
for (const failure of ['error', 'unhandledrejection']) addEventListener(failure, fail, true);
if (dataset.asked === '') addEventListener('DOMContentLoaded', load);
addEventListener('load', () => (window.requestIdleCallback || setTimeout)(() => { load(); document.title.localeCompare('a'); }, {timeout: 3000}));
})()</script>
</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<div class="said" role="status"></div>
<%~ it.postBodyTags %>
</body>
</html>
`;
