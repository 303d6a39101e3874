import { type Colors, dark, light } from './colors.ts'
import figtree from './figtree-latin.woff2?url'
import { scale, shadows } from './scale.ts'

const kebab = (name: string) => name.replace(/([a-z])([A-Z\d])/g, '$1-$2').toLowerCase()

const declarations = (values: Record<string, string> | Colors) =>
  Object.entries(values)
    .map(([name, value]) => `--gl-${kebab(name)}: ${value};`)
    .join('\n')

/** Each `--gl-…` custom property on `:root`, for both schemes and for reduced motion. Paper is light. */
export const tokensCss = `
:root { color-scheme: light dark; ${declarations(scale)} ${declarations(light)} ${declarations(shadows.light)} }
@media screen and (prefers-color-scheme: dark) {
  :root { ${declarations(dark)} ${declarations(shadows.dark)} }
}
@media (prefers-reduced-motion: reduce) {
  :root { --gl-fast: 0ms; --gl-base: 0ms; --gl-slow: 0ms; }
}
`

/**
 * Figtree (SIL OFL 1.1), Latin, variable, 20 KB, in the build of the shell. Until it is loaded, Arial replaces it
 * with the line box of Figtree (950/250 of 1000) and its measured width (1.000 of Arial at weight 400, 0.957
 * of Arial Bold at 700), so that nothing moves when the font arrives.
 */
export const fontCss = `
@font-face {
  font-family: Figtree;
  src: url('${figtree}') format('woff2');
  font-weight: 300 900;
  font-display: swap;
  unicode-range: U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308,
    U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD;
}
@font-face {
  font-family: 'Figtree Fallback';
  src: local('Arial'), local('ArialMT'), local('Liberation Sans'), local('Helvetica');
  font-weight: 300 599;
  size-adjust: 100%;
  ascent-override: 95%;
  descent-override: 25%;
  line-gap-override: 0%;
}
@font-face {
  font-family: 'Figtree Fallback';
  src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('Helvetica Bold');
  font-weight: 600 900;
  size-adjust: 95.7%;
  ascent-override: 99.3%;
  descent-override: 26.1%;
  line-gap-override: 0%;
}
`
