import js from '@eslint/js'
import a11y from 'eslint-plugin-jsx-a11y'
import hooks from 'eslint-plugin-react-hooks'
import { readdirSync } from 'node:fs'
import tseslint from 'typescript-eslint'

const remotes = readdirSync(import.meta.dirname).filter((name) => name.startsWith('mf-'))

const firebase = {
  group: ['firebase', 'firebase/*'],
  message: 'Firebase comes from @greenlight/runtime: auth(), firestore(), liveFirestore().',
}
const firebaseValues = { ...firebase, allowTypeImports: true }
const federation = {
  group: ['single-spa', '@module-federation/*'],
  message: 'Only the shell loads remotes (shell/src/remotes).',
}
const router = {
  group: ['react-router', 'react-router-dom', 'zustand', 'zustand/*'],
  message: 'The one router and every store live in @greenlight/runtime.',
}
const shell = {
  group: ['shell', 'shell/*', '**/shell/src/**'],
  message: 'Nobody imports the shell.',
}
const kitValues = {
  group: ['@greenlight/kit/*'],
  allowTypeImports: true,
  message: 'The runtime takes types only from the kit (docs/adr/0002).',
}
const runtime = {
  group: ['@greenlight/runtime'],
  message: 'This layer has no state: it may not import the runtime.',
}
const kit = (...layers) => ({
  group: layers.map((layer) => `@greenlight/kit/${layer}/*`),
  message: 'This layer may not import that one.',
})
const remotesBut = (own) => ({
  group: remotes
    .filter((name) => name !== own)
    .flatMap((name) => [name, `${name}/*`, `**/${name}/**`]),
  message: 'A remote never imports another: link with the paths of the contract.',
})

/** Who may import whom: one line a layer (see CONTRIBUTING.md). */
const layer = (files, ...patterns) => ({
  files: [files].flat(),
  ignores: ['**/*.test.*'],
  rules: { '@typescript-eslint/no-restricted-imports': ['error', { patterns }] },
})

export default tseslint.config(
  {
    ignores: [
      'eslint.config.js',
      '**/dist',
      '**/node_modules',
      '.published',
      '.data',
      '.nx',
      'coverage',
      'shell/public',
      '**/playwright-report',
      '**/test-results',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      eqeqeq: 'error',
      // One idea a file. Who needs more says why beside the rule that it switches off.
      'max-lines': ['error', { max: 250, skipBlankLines: false, skipComments: false }],
      // A Playwright fixture without dependencies is written `({}, use)`.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': hooks, 'jsx-a11y': a11y },
    rules: {
      ...hooks.configs.recommended.rules,
      ...a11y.flatConfigs.strict.rules,
      // On a Button inside a dialog it says which one gets the focus.
      'jsx-a11y/no-autofocus': ['error', { ignoreNonDOM: true }],
    },
  },
  layer(
    'shared/kit/src/domain/**',
    runtime,
    firebase,
    federation,
    router,
    shell,
    kit('ui', 'data', 'contract'),
    remotesBut(),
  ),
  layer(
    'shared/kit/src/ui/**',
    firebase,
    federation,
    router,
    shell,
    kit('data', 'contract'),
    remotesBut(),
  ),
  layer(
    'shared/kit/src/data/**',
    firebaseValues,
    federation,
    router,
    shell,
    kit('ui', 'contract'),
    remotesBut(),
  ),
  layer('shared/kit/src/contract/**', firebase, router, shell, kit('ui', 'data'), remotesBut()),
  layer('shared/runtime/src/**', federation, shell, kitValues, remotesBut()),
  layer(['shell/src/**'], firebase, router, remotesBut()),
  {
    ...layer('shell/src/**', firebase, router, federation, remotesBut()),
    ignores: ['shell/src/remotes/**', '**/*.test.*'],
  },
  ...remotes.map((name) =>
    layer(`${name}/src/**`, firebase, federation, router, shell, remotesBut(name)),
  ),
  {
    files: ['**/*.mjs', '*.js', 'e2e/**', 'tools/**', 'bench/**'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.mjs', '**/*.js'],
    languageOptions: {
      globals: {
        process: 'readonly',
        console: 'readonly',
        URL: 'readonly',
        fetch: 'readonly',
        Buffer: 'readonly',
        setTimeout: 'readonly',
        clearTimeout: 'readonly',
        setInterval: 'readonly',
        clearInterval: 'readonly',
        AbortSignal: 'readonly',
        performance: 'readonly',
        TextEncoder: 'readonly',
      },
    },
  },
)
