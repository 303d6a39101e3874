import { conflict, notFound } from './routing.mjs'

/** @typedef {{ name: string, enabled?: boolean }} Provider */

/**
 * The configuration of sign-in (`identitytoolkit.googleapis.com`), without accounts.
 * @param {{ project: string }} options
 */
export function createIdentityToolkit({ project }) {
  /** @type {{ authorizedDomains: string[], signIn: object, emailPrivacyConfig: object } | undefined} */
  let config
  /** @type {Map<string, Provider>} */
  const providers = new Map()
  const need = () => {
    if (!config) throw notFound('CONFIGURATION_NOT_FOUND')
    return config
  }

  /** @type {import('./routing.mjs').Route[]} */
  const routes = [
    ['GET', '/admin/v2/projects/{project}/config', need],
    [
      'PATCH',
      '/admin/v2/projects/{project}/config',
      ({ query, body }) => {
        const change = /** @type {Record<string, unknown>} */ (body)
        const fields = (query.get('updateMask') ?? '').split(',').filter(Boolean)
        for (const field of fields.map((path) => path.split('.')[0] ?? '')) {
          Object.assign(need(), { [field]: change[field] })
        }
        return need()
      },
    ],
    [
      'POST',
      '/v2/projects/{project}/identityPlatform:initializeAuth',
      () => {
        config ??= {
          authorizedDomains: ['localhost', `${project}.firebaseapp.com`, `${project}.web.app`],
          signIn: {},
          emailPrivacyConfig: {},
        }
        return {}
      },
    ],
    [
      'GET',
      '/admin/v2/projects/{project}/defaultSupportedIdpConfigs',
      () => ({ defaultSupportedIdpConfigs: [...providers.values()] }),
    ],
    [
      'GET',
      '/admin/v2/projects/{project}/defaultSupportedIdpConfigs/{provider}',
      ({ params }) => {
        const found = providers.get(params['provider'] ?? '')
        if (!found) throw notFound(`provider ${params['provider']}`)
        return found
      },
    ],
    [
      'POST',
      '/admin/v2/projects/{project}/defaultSupportedIdpConfigs',
      ({ query, body }) => {
        const id = query.get('idpId') ?? ''
        if (providers.has(id)) throw conflict(`${id} already exists.`)
        const given = /** @type {Partial<Provider>} */ (body)
        const name = `projects/${project}/defaultSupportedIdpConfigs/${id}`
        providers.set(id, { ...given, name })
        return providers.get(id)
      },
    ],
  ]
  return { routes, providers, config: () => config }
}
