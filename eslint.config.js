import js from '@eslint/js'
import a11y from 'eslint-plugin-jsx-a11y'
import hooks from 'eslint-plugin-react-hooks'
import importSort from 'eslint-plugin-simple-import-sort'
import tseslint from 'typescript-eslint'

const TESTS = ['**/*.{test,testing}.{ts,tsx}']

const TOP_LEVEL = ':matches(Program, Program > ExportNamedDeclaration) > VariableDeclaration'
const ASK_A_FACTORY =
  'A module keeps no state: two uses would share it, and a test cannot start afresh. Let a factory make it (createOutbox is an example), owned by the page or the service. A fixed list is an array `as const`.'

export default tseslint.config(
  {
    ignores: [
      'eslint.config.js',
      '**/dist',
      'shared/*/contract.d.ts',
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
    plugins: { 'import-sort': importSort },
    rules: {
      '@typescript-eslint/consistent-type-definitions': ['error', 'type'],
      // Node's modules, packages, files of parent folders, files beside: one block, no blank lines.
      'import-sort/imports': [
        'error',
        { groups: [['^\\u0000', '^node:', '^@?\\w', '^', '^\\.\\.', '^\\.']] },
      ],
      '@typescript-eslint/no-non-null-assertion': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      // Leaves fields out of an object: const { secret: _, ...rest } = all
      '@typescript-eslint/no-unused-vars': [
        'error',
        { ignoreRestSiblings: true, varsIgnorePattern: '^_', argsIgnorePattern: '^_' },
      ],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-confusing-void-expression': 'off',
      eqeqeq: 'error',
      // A Playwright fixture without dependencies is written `({}, use)`.
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    // Only an interface can add to a type of the platform.
    files: ['**/*.d.ts', 'e2e/resilience/leaks.ts'],
    rules: { '@typescript-eslint/consistent-type-definitions': 'off' },
  },
  {
    // The runtime is the exception: it exists for what is there once a page.
    files: ['{shell,mf-*}/src/**/*.{ts,tsx}', 'shared/{kit,domain}/src/**/*.{ts,tsx}'],
    ignores: [...TESTS],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: `${TOP_LEVEL}[kind=/^(let|var)$/]`, message: ASK_A_FACTORY },
        {
          selector: `${TOP_LEVEL} > VariableDeclarator > NewExpression[callee.name=/^(Weak)?(Map|Set)$/]`,
          message: ASK_A_FACTORY,
        },
      ],
    },
  },
  {
    files: ['shared/kit/src/data/**'],
    ignores: TESTS,
    rules: {
      'no-restricted-imports': [
        'error',
        {
          name: '@greenlight/runtime',
          importNames: ['askConfirm', 'showAlert', 'showToast'],
          message:
            'Data operations show nothing. What asks or tells the member something is in kit/write.',
        },
      ],
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
