/**
 * A sentence of the site, and who keeps it: a test (`file: title`), the doctor, which asks a real project, or the
 * operator.
 * @typedef {{ sentence: string, shown: string, test?: string, doctor?: string, operator?: string }} PromiseOfSite
 */

/**
 * The page of all promises.
 * @param {readonly PromiseOfSite[]} promises
 * @returns {string}
 */
export function promisesTable(promises) {
  const count = (/** @type {'test' | 'doctor' | 'operator'} */ kind) =>
    promises.filter((one) => one[kind]).length
  const rows = promises.map(({ sentence, shown, test, doctor, operator }) => {
    const kept = test
      ? `test: ${test}`
      : doctor
        ? `needs a real project: ${doctor}`
        : `the operator: ${operator ?? ''}`
    return `| ${[sentence, `\`${shown}\``, kept].join(' | ')} |`
  })
  return `# Promises

What the site promises, where it says so, and what keeps it. Made by \`npm run promises\` from
\`tools/promises/promises.mjs\`. A test fails if a sentence is shown nowhere, if its test does not exist, or if a legal
page promises something that is not listed.

${promises.length} sentences: ${count('test')} have a test, ${count('doctor')} need a real project
(\`npm run doctor\`), ${count('operator')} are kept by the operator.

| Sentence | Shown in | Kept by |
| --- | --- | --- |
${rows.join('\n')}
`
}
