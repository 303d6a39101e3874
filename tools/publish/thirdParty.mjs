/**
 * `/third-party.txt`: where the licenses of all that others made are. Each release has a file with the texts of its
 * packages, because a remote is built without the others.
 * @param {string} origin of the site
 * @param {readonly string[]} files their addresses
 */
export function thirdPartyTxt(origin, files) {
  return `What others made for this site, and under which licenses

The packages in its scripts, with the texts of their licenses, are in a file for each part of the site:

${files.join('\n')}

firebase, and those whose names begin with @firebase/, come without a text. Theirs is the Apache License 2.0:

${origin}/licenses/apache-2.0.txt

The font is Figtree, under the SIL Open Font License 1.1:

${origin}/licenses/figtree.txt

Account details as PDF use the font Roboto, under the same license (licenses/roboto.txt, beside the list of mf-profile),
by way of pdfmake, whose file contains pdfkit, fontkit, linebreak, core-js and others under the MIT License.

Names and positions of towns come from GeoNames (https://www.geonames.org), under CC BY 4.0
(https://creativecommons.org/licenses/by/4.0/). They are reduced to towns of the United States.
`
}
