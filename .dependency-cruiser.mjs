// Who may import whom: domain <- runtime <- kit <- shell and remotes (CONTRIBUTING.md).
// dependency-cruiser resolves each import to a file, so a relative path cannot go around a rule.

/** Tests may import anything; a file of this kind is in no build. */
const TESTS = String.raw`\.(test|testing)\.tsx?$`
const src = (/** @type {string} */ folder) => `^${folder}/src/`

/**
 * @param {string} name
 * @param {string} from
 * @param {string} to paths that `from` must not import
 * @param {string} comment
 */
const never = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: TESTS },
  to: { path: to },
})

/**
 * As `never`, for npm packages; `types` allows imports of types alone.
 * @param {string} name
 * @param {string} from
 * @param {string} packages
 * @param {string} comment
 * @param {{ types?: boolean, pathNot?: string }} [options]
 */
const noPackage = (name, from, packages, comment, { types = false, pathNot = TESTS } = {}) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot },
  to: {
    path: `(^|/)node_modules/(${packages})(/|$)`,
    ...(types && { dependencyTypesNot: ['type-only'] }),
  },
})

const APPS = '^(shell|mf-[^/]+)/src/'
const OWN_REMOTE = '^(mf-[^/]+)/'
const ROUTER_AND_STORES = 'react-router|react-router-dom|zustand'
const FEDERATION = 'single-spa|@module-federation'
/** A file in a feature's folder; the groups are the remote and the feature. */
const FEATURE = '^(mf-[^/]+)/src/([^/]+)/'

export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Move what both need into a module of its own.',
      from: { path: '^(shell|mf-|shared|e2e|tools|bench|functions)' },
      to: { circular: true },
    },
    never(
      'domain-needs-nothing',
      src('shared/domain'),
      '^(shared/(runtime|kit|build)|shell|mf-|tools|e2e)',
      'The domain is pure: it imports no other layer.',
    ),
    noPackage(
      'domain-is-pure',
      src('shared/domain'),
      `react|react-dom|styled-components|firebase|@firebase|${ROUTER_AND_STORES}|${FEDERATION}`,
      'The domain has no React and no Firebase.',
    ),
    never(
      'runtime-needs-domain',
      src('shared/runtime'),
      '^(shared/(kit|build)|shell|mf-|tools|e2e)',
      'The runtime imports the domain only.',
    ),
    never(
      'kit-needs-runtime-and-domain',
      src('shared/kit'),
      '^(shared/build|shell|mf-|tools|e2e)',
      'The kit imports the runtime and the domain only.',
    ),
    never(
      'kit-ui-needs-no-data',
      src('shared/kit').concat('ui/'),
      '^shared/kit/src/(data|contract|write)/',
      'Components take data from their props.',
    ),
    never(
      'kit-data-needs-no-ui',
      src('shared/kit').concat('data/'),
      '^shared/kit/src/(ui|contract|write)/',
      'Data operations know no components.',
    ),
    noPackage(
      'kit-data-shows-nothing',
      src('shared/kit').concat('data/'),
      'react-dom|styled-components|lucide-react|downshift',
      'What shows something is in kit/ui, or in kit/write if it also writes.',
    ),
    never(
      'kit-contract-stands-alone',
      src('shared/kit').concat('contract/'),
      '^shared/kit/src/(ui|data|write)/',
      'The contract between shell and remotes needs no components and no data.',
    ),
    never(
      'functions-need-domain',
      src('functions'),
      '^(shared/(runtime|kit|build)|shell|mf-|tools|e2e)',
      'The functions import the domain only.',
    ),
    never(
      'nobody-imports-functions',
      '^(shared|shell|mf-[^/]+)/',
      '^functions/',
      'The functions are a deployable of their own.',
    ),
    never(
      'apps-need-shared',
      APPS,
      '^(shared/build|tools|e2e)/',
      'Build and test code is not part of the site.',
    ),
    never(
      'remotes-never-import-the-shell',
      '^mf-',
      '^shell/',
      'The shell loads remotes at run time.',
    ),
    never('shell-never-imports-remotes', '^shell/', '^mf-', 'The shell loads remotes at run time.'),
    {
      name: 'remotes-never-import-each-other',
      comment: 'Link with the paths of the contract.',
      severity: 'error',
      from: { path: OWN_REMOTE },
      to: { path: '^mf-', pathNot: '^$1/' },
    },
    {
      name: 'features-show-their-top-level-only',
      comment:
        "Import a file at the top of that feature's folder. What two features need is a feature of its own.",
      severity: 'error',
      from: { path: FEATURE, pathNot: TESTS },
      to: { path: '^$1/src/[^/]+/[^/]+/', pathNot: '^$1/src/$2/' },
    },
    {
      name: 'features-never-import-pages',
      comment: 'Pages, service.ts and index.tsx import features, never the reverse.',
      severity: 'error',
      from: { path: FEATURE, pathNot: TESTS },
      to: { path: String.raw`^$1/src/([^/]+Page\.tsx|service\.ts|index\.tsx)$` },
    },
    {
      name: 'remotes-have-features-not-layers',
      comment:
        'A feature holds its requests, rules, hooks and components: name the folder after it.',
      severity: 'error',
      from: { path: '^mf-' },
      to: { path: '^mf-[^/]+/src/(data|domain|views|hooks|components)/' },
    },
    never(
      'journeys-belong-to-no-team',
      '^e2e/journeys/',
      '^e2e/mf-',
      'What the tests of several remotes need is in e2e/fixtures.',
    ),
    {
      name: 'runtime-has-one-entry',
      comment: 'A subpath of the runtime would be a second copy of it (docs/adr/0002).',
      severity: 'error',
      from: {
        path: '^(shared/kit/src|shell/src|mf-[^/]+/src)/',
        // It is in the same build as the whole runtime, so there is no second copy.
        pathNot: `${TESTS}|^shell/src/early/beginSession\\.ts$`,
      },
      to: { path: '^shared/runtime/src/', pathNot: '^shared/runtime/src/index\\.ts$' },
    },
    noPackage(
      'firebase-comes-from-the-runtime',
      '^(shared/(kit|domain)|shell|mf-[^/]+)/src/',
      'firebase|@firebase',
      'Use auth(), firestore() and liveFirestore() of the runtime: an import would bundle a second SDK.',
      { types: true },
    ),
    noPackage(
      'router-and-stores-come-from-the-runtime',
      '^(shared/kit|shell|mf-[^/]+)/src/',
      ROUTER_AND_STORES,
      'The one router and every store are in the runtime.',
    ),
    noPackage(
      'only-the-shell-loads-remotes',
      '^(shared/(domain|runtime|kit)|shell|mf-[^/]+)/src/',
      FEDERATION,
      'Remotes are loaded in shell/src/remotes only.',
      { pathNot: `${TESTS}|^shell/src/remotes/|^shared/kit/src/contract/` },
    ),
  ],
  options: {
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(shell|mf-[^/]+)/dist/' },
    // Paths of @greenlight packages are those of the sources, not of the links in node_modules.
    preserveSymlinks: false,
    skipAnalysisNotInRules: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
}
