import { notFound } from './routing.mjs'

/** @typedef {{ name: string, appId: string, displayName: string }} WebApp */

/**
 * What belongs to the project as a whole: enabled services (`serviceusage`), App Check (`firebaseappcheck`), rights (`cloudresourcemanager`), web
 * apps (`firebase`) and the default bucket (`firebasestorage`).
 * @param {object} options
 * @param {string} options.project
 * @param {import('./operations.mjs').Operations} options.operations
 * @param {Set<string>} options.off services that are not enabled
 * @param {() => string[]} options.sites of Hosting, the default one first
 * @param {boolean} options.bucket whether there is a default bucket
 */
export function createProject({ project, operations, off, sites, bucket }) {
  /** @type {WebApp[]} */
  const webApps = []
  const appCheck = {
    /** Services that refuse requests without a token. @type {Set<string>} */
    enforced: new Set(),
    siteKey: '',
    tokenTtl: '3600s',
  }

  /** @type {import('./routing.mjs').Route[]} */
  const routes = [
    ['GET', '/v1/projects/{project}', () => ({ projectId: project, projectNumber: '1234567890' })],
    [
      'GET',
      '/v1/projects/{project}/services/{service}',
      // Service Usage and App Check have the same path, each on a server of its own.
      ({ params }) => ({
        state: off.has(params['service'] ?? '') ? 'DISABLED' : 'ENABLED',
        enforcementMode: appCheck.enforced.has(params['service'] ?? '') ? 'ENFORCED' : 'OFF',
      }),
    ],
    [
      'POST',
      '/v1/projects/{project}/services/{service}:enable',
      ({ params }) => {
        off.delete(params['service'] ?? '')
        return { done: true }
      },
    ],
    [
      'POST',
      '/v1/projects/{project}:testIamPermissions',
      ({ body }) => /** @type {{ permissions: string[] }} */ (body),
    ],
    [
      'GET',
      '/v1beta1/projects/{project}',
      () => {
        const [hostingSite] = sites()
        const resources = hostingSite ? { hostingSite } : {}
        return { projectId: project, projectNumber: '1234567890', resources }
      },
    ],
    ['GET', '/v1beta1/projects/{project}/webApps', () => ({ apps: webApps })],
    [
      'POST',
      '/v1beta1/projects/{project}/webApps',
      ({ body }) => {
        const { displayName = '' } = /** @type {Partial<WebApp>} */ (body)
        return operations.start(`projects/${project}`, () => {
          const appId = `1:1234567890:web:${webApps.length + 1}`
          const app = { name: `projects/${project}/webApps/${appId}`, appId, displayName }
          webApps.push(app)
          return app
        })
      },
    ],
    [
      'GET',
      '/v1beta1/projects/{project}/webApps/{app+}/config',
      ({ params }) => {
        if (!webApps.some(({ appId }) => appId === params['app'])) throw notFound('web app')
        const authDomain = `${project}.firebaseapp.com`
        return { projectId: project, appId: params['app'], apiKey: 'fake-api-key', authDomain }
      },
    ],
    [
      'GET',
      '/v1/projects/{project}/apps/{app+}/recaptchaEnterpriseConfig',
      () => ({ siteKey: appCheck.siteKey, tokenTtl: appCheck.tokenTtl }),
    ],
    [
      'GET',
      '/v1alpha/projects/{project}/defaultBucket',
      () => {
        if (!bucket) throw notFound('default bucket')
        return { bucket: { name: `${project}.firebasestorage.app` } }
      },
    ],
  ]
  return { routes, webApps, appCheck }
}
