/**
 * Known forms of cross-site scripting; each sets `window.__xss` if it runs. Written for this site
 * after the families of public collections: tags, attributes, URLs, Markdown, templates, and ways
 * to break out of a script element, an attribute or a CDATA section.
 */

const RUN = 'window.__xss=1';

const tags = [
  `<script>${RUN}</script>`,
  `<script/x>${RUN}</script>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<<script>${RUN}//<</script>`,
  `<script src=data:text/javascript,${RUN}></script>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<style><img src="</style><img src=x onerror=${RUN}//">`,
  `<iframe srcdoc="<script>parent.__xss=1</script>"></iframe>`,
  `<object data="data:text/html,<script>${RUN}</script>"></object>`,
  `<form action="javascript:${RUN}"><button>go</button></form>`,
  `<base href="javascript:${RUN}//">`,
  `<meta http-equiv="refresh" content="0;url=javascript:${RUN}">`,
  `<link rel=stylesheet href="javascript:${RUN}">`,
  `<template><script>${RUN}</script></template>`,
  `<textarea></textarea><script>${RUN}</script>`,
  `<!--><script>${RUN}</script>-->`,
  `<?xml version="1.0"?><script>${RUN}</script>`,
  `<![CDATA[<script>${RUN}</script>]]>`,
];

const handlers = [
  `<img src=x onerror=${RUN}>`,
  `<img/src=x/onerror=${RUN}>`,
  `<img src=x onerror=${RUN}//`,
  `<img """><script>${RUN}</script>">`,
  `<img srcset="x 1x" onload=${RUN} onerror=${RUN}>`,
  `<details open ontoggle=${RUN}>x</details>`,
  `<input autofocus onfocus=${RUN}>`,
  `<a href=# onclick=${RUN}>x</a>`,
  `<p style="animation:x" onanimationstart=${RUN}>x</p>`,
];

const drawings = [
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y=20>x</text></a></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><use href="data:image/svg+xml,<svg id='x' onload='${RUN}'/>#x"></use></svg>`,
  `<svg></p><style><a id="</style><img src=1 onerror=${RUN}>">`,
  `<math><mtext><table><mglyph><style><!--</style><img title="--><img src=1 onerror=${RUN}>">`,
  `<math href="javascript:${RUN}">x</math>`,
];

/** URLs that no link may have. */
export const forbiddenUrls = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  ` javascript:${RUN}`,
  `\u0001javascript:${RUN}`,
  `java\tscript:${RUN}`,
  `java\u0000script:${RUN}`,
  `javascript&colon;${RUN}`,
  `&#106;avascript:${RUN}`,
  `javascript://https://example.org/%0a${RUN}`,
  `vbscript:msgbox(1)`,
  `data:text/html,<script>${RUN}</script>`,
  `data:image/svg+xml,<svg onload="${RUN}"/>`,
  `blob:https://evil.example/1`,
  `file:///etc/passwd`,
  `//evil.example/x`,
  `/\\evil.example/x`,
  `\\\\evil.example\\x`,
  `/\t/evil.example/x`,
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

const marks = [
  `[a](javascript:${RUN}(\`x\`))`,
  `[x](x "onclick=${RUN}")`,
  `![x"onerror="${RUN}](https://evil.example/x.png)`,
  `[x]: https://example.org "><script>${RUN}</script>"\n\n[x]`,
  `\`\`\`html\n<script>${RUN}</script>\n\`\`\``,
  `    <script>${RUN}</script>`,
  `> <svg/onload=${RUN}>`,
  `| <b>x</b> | ![](javascript:${RUN}) |\n| --- | --- |`,
  `# <script>${RUN}</script>\n\n###### [x](javascript:${RUN})`,
  `https://example.org/<script>${RUN}</script>`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `\\<script\\>${RUN}\\</script\\>`,
];

const escapes = [
  `"><script>${RUN}</script>`,
  `" onmouseover="${RUN}`,
  `' autofocus onfocus='${RUN}`,
  `</script><script>${RUN}</script>`,
  `"}</script><script>${RUN}</script>`,
  `\u2028${RUN}\u2029`,
  `\\u003cscript\\u003e${RUN}`,
  `<!--<script>`,
  `]]><script>${RUN}</script>`,
  `]]]]><![CDATA[><x onload="${RUN}"/>`,
  `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;`,
  `&e;&#0;&#x110000;&nbsp;`,
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
  `$t(common:title) $nest {{- x}}`,
  `__proto__`,
  `\u202e<script>${RUN}</script>\u202c`,
  `＜script＞${RUN}＜/script＞`,
  `+ADw-script+AD4-${RUN}+ADw-/script+AD4-`,
  `'; drop table news; --`,
];

/** All attacks. As the text of an article or a field, each must stay without effect. */
export const attacks: string[] = [
  ...tags,
  ...handlers,
  ...drawings,
  ...links,
  ...marks,
  ...escapes,
];
