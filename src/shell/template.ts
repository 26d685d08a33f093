import {readFileSync} from 'node:fs';
import path from 'node:path';
import {transformSync} from '@swc/core';

/** An inline script of this folder as browsers get it. */
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
 * Stands in the built pages for the scripts that are not those of every page, until `withPageScripts` puts them there.
 */
const PLACEHOLDER = '<script type=text/later src=page-scripts></script>';

/**
 * A built page with the scripts that it needs beyond those of every page. The theme disables buttons until its scripts are
 * there; here they may be pressed, while the page still comes, too.
 * @param scripts their addresses
 * @throws Error if the page does not come from the template below.
 */
export function withPageScripts(html: string, scripts: readonly string[]): string {
  const [before, after, ...more] = html.replaceAll('type=button disabled', 'type=button').split(PLACEHOLDER);
  if (after === undefined || more.length > 0) throw new Error(`Unexpected page, expected ${PLACEHOLDER} in it once`);
  return [before, ...scripts.map((src) => PLACEHOLDER.replace('page-scripts', src)), after].join('');
}

/**
 * The HTML around every page, an Eta template for Docusaurus' `ssrTemplate`: Docusaurus' own, but that
 * the scripts are only named here and loaded by `start.ts`.
 */
export function pageTemplate(): string {
  return `<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
<head>
<meta charset="UTF-8">
<meta name="generator" content="Docusaurus v<%= it.version %>">
<% it.metaAttributes.forEach((metaAttribute) => { %><%~ metaAttribute %><% }); %>
<%~ it.headTags %>
<% it.stylesheets.forEach((stylesheet) => { %><link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>"><% }); %>
<script>${inlineScript('start.ts')}</script>
${PLACEHOLDER}
<% it.scripts.forEach((script) => { %><script type="text/later" src="<%= it.baseUrl %><%= script %>"></script><% }); %>
</head>
<body <%~ it.bodyAttributes %>>
<%~ it.preBodyTags %>
<div id="__docusaurus"><%~ it.appHtml %></div>
<%~ it.postBodyTags %>
</body>
</html>
`;
}
