import {readFileSync} from 'node:fs';
import path from 'node:path';

/** An inline script of this folder without its indentation and its comments, each of which has lines of its own. */
export function inlineScript(file: string): string {
  const lines = readFileSync(path.join(__dirname, file), 'utf8').split('\n');
  return lines
    .map((line) => line.trim())
    .filter((line) => line !== '' && !/^(?:\/\/|\/\*\*.*\*\/$)/.test(line))
    .join('\n');
}

/**
 * The HTML around every page, an Eta template for Docusaurus' `ssrTemplate`: Docusaurus' own, but that
 * the scripts are only named here and loaded by `start.js`.
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
<script>${inlineScript('start.js')}</script>
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
