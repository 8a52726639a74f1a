/** `npm run generate -- fonts`: writes committed files that are generated. */
const names = ['downloads', 'fonts'];
const [, , name = ''] = process.argv;

if (names.includes(name)) {
  await import(`./${name}/run.mjs`);
} else {
  console.error(`name what to generate: npm run generate -- ${names.join(' | ')}`);
  process.exitCode = 1;
}
