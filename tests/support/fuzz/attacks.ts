/**
 * Known forms of cross-site scripting, one for each way in: tags, handlers, drawings, URLs,
 * Markdown, and ways to break out of a script element, an attribute or a CDATA section. Each sets
 * `window.__xss` if it runs.
 */

const RUN = 'window.__xss=1';

/** URLs that no link may have. */
export const forbiddenUrls = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `\u0001javascript:${RUN}`,
  `java\tscript:${RUN}`,
  `&#106;avascript:${RUN}`,
  `javascript://https://example.org/%0a${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `file:///etc/passwd`,
  `//evil.example/x`,
  `/\\evil.example/x`,
  `https:evil.example`,
  `https://user:pass@evil.example/`,
  `https://evil.example/"onmouseover="${RUN}`,
  `mailto:x@example.org"onclick="${RUN}`,
];

const links = forbiddenUrls.flatMap((url, index) => {
  const shapes = [
    `[x](${url})`,
    `[x](<${url.replace(/[<>\n]/g, '')}>)`,
    `<${url}>`,
    `[x][${index}]\n\n[${index}]: ${url}`,
    `![x](${url})`,
    `[![x](${url})](${url} "t")`,
  ];
  return [shapes[index % shapes.length] ?? '', shapes[(index + 1) % shapes.length] ?? ''];
});

/** All attacks. As the text of an article or a field, each must stay without effect. */
export const attacks: string[] = [
  `<script>${RUN}</script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<iframe srcdoc="<script>parent.__xss=1</script>"></iframe>`,
  `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `<!--><script>${RUN}</script>-->`,
  `<![CDATA[<script>${RUN}</script>]]>`,
  `<img src=x onerror=${RUN}//`,
  `<details open ontoggle=${RUN}>x</details>`,
  `<p style="animation:x" onanimationstart=${RUN}>x</p>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y=20>x</text></a></svg>`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=${RUN}>">`,
  ...links,
  `[x](x "onclick=${RUN}")`,
  `![x"onerror="${RUN}](https://evil.example/x.png)`,
  `\`\`\`html\n<script>${RUN}</script>\n\`\`\``,
  `| <b>x</b> | ![](javascript:${RUN}) |\n| --- | --- |`,
  `https://example.org/<script>${RUN}</script>`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `\\<script\\>${RUN}\\</script\\>`,
  `" onmouseover="${RUN}`,
  `"}</script><script>${RUN}</script>`,
  `\u2028${RUN}\u2029`,
  `]]]]><![CDATA[><x onload="${RUN}"/>`,
  `&e;&#0;&#x110000;&nbsp;`,
  `$t(common:title) $nest {{- x}}`,
  `__proto__`,
  `\u202e<script>${RUN}</script>\u202c`,
];
