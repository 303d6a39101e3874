import { dark, light } from './colours.ts'
import type { Colours } from './colours.ts'
import { scale, shadows } from './scale.ts'

const kebab = (name: string) => name.replace(/([a-z])([A-Z\d])/g, '$1-$2').toLowerCase()

const declarations = (values: Record<string, string> | Colours) =>
  Object.entries(values)
    .map(([name, value]) => `--gl-${kebab(name)}: ${value};`)
    .join('\n')

/** Every `--gl-…` custom property on `:root`, for both schemes and for reduced motion. */
export const tokensCss = `
:root { color-scheme: light dark; ${declarations(scale)} ${declarations(light)} ${declarations(shadows.light)} }
@media (prefers-color-scheme: dark) {
  :root { ${declarations(dark)} ${declarations(shadows.dark)} }
}
@media (prefers-reduced-motion: reduce) {
  :root { --gl-fast: 0ms; --gl-base: 0ms; --gl-slow: 0ms; }
}
`
