/** Text that an author may find in a name or a comment and that must stay text: markup, script, templates, right to left, and long. */
export const hostile: readonly string[] = [
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '</title></svg></figure><b>',
  "' onload='alert(1)",
  '{{constructor.constructor("alert(1)")()}} ${alert(1)}',
  '&lt;b&gt; &#60;i&#62; &amp;',
  '<!-- --> ]]> <![CDATA[',
  'שלום עולם \u202e abc',
  '\u0000\u0007\ud800\ufffe',
  `${'дълго '.repeat(1700)}<u>`,
];
