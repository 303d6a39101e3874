import { googleApi } from './googleApi.mjs'

/** @typedef {ReturnType<typeof firestoreAdmin>} FirestoreAdmin */
/** @typedef {{ fieldPath: string, order?: string, arrayConfig?: string }} IndexField */
/** @typedef {{ collectionGroup: string, queryScope: string, fields: IndexField[] }} Index as in firestore.indexes.json */
/** @typedef {{ collectionGroup: string, fieldPath: string, ttl?: boolean, indexes: { queryScope?: string, order?: string, arrayConfig?: string }[] }} FieldOverride */
/** @typedef {{ indexes: Index[], fieldOverrides: FieldOverride[] }} Indexes */

const GROUP = /\/collectionGroups\/([^/]+)\/(?:indexes|fields)\/(.+)$/

/**
 * What of Firestore is deployed beside its documents: rules, indexes, exemptions of fields.
 * @param {string} project
 */
export function firestoreAdmin(project) {
  const firestore = googleApi('firestore')
  const rules = googleApi('rules')
  const groups = `/v1/projects/${project}/databases/(default)/collectionGroups/-`
  /** Of the default database. */
  async function rulesReleases() {
    const data = await rules.ask('GET', `/v1/projects/${project}/releases`)
    const { releases = [] } = /** @type {{ releases?: RulesRelease[] }} */ (data)
    const own = `projects/${project}/releases/cloud.firestore`
    return releases.filter(({ name }) => name === own || name === `${own}/(default)`)
  }

  return {
    /** @returns {Promise<string | undefined>} the text of the rules that apply; undefined if there are none */
    rules: async () => {
      const [latest] = (await rulesReleases()).sort((a, b) =>
        (b.updateTime ?? b.createTime).localeCompare(a.updateTime ?? a.createTime),
      )
      if (!latest) return undefined
      const ruleset = await rules.ask('GET', `/v1/${latest.rulesetName}`)
      return /** @type {{ source: { files: { content: string }[] } }} */ (ruleset).source.files[0]
        ?.content
    },

    /**
     * Makes these the rules that apply. Google knows two names of them, and both may exist.
     * @param {string} content
     */
    releaseRules: async (content) => {
      const body = { source: { files: [{ name: 'firestore.rules', content }] } }
      const ruleset = await rules.ask('POST', `/v1/projects/${project}/rulesets`, { body })
      const { name: rulesetName } = /** @type {{ name: string }} */ (ruleset)
      const known = (await rulesReleases()).map(({ name }) => name)
      for (const name of known)
        await rules.ask('PATCH', `/v1/${name}`, { body: { release: { name, rulesetName } } })
      if (known.length > 0) return
      const name = `projects/${project}/releases/cloud.firestore`
      await rules.ask('POST', `/v1/projects/${project}/releases`, { body: { name, rulesetName } })
    },

    /** @returns {Promise<(Index & { state: string })[]>} `state`: READY once it can be used */
    indexes: async () => {
      const data = await firestore.ask('GET', `${groups}/indexes`)
      const { indexes = [] } = /** @type {{ indexes?: StoredIndex[] }} */ (data)
      return indexes.map(({ name, queryScope, fields, state }) => ({
        collectionGroup: GROUP.exec(name)?.[1] ?? '',
        queryScope,
        fields,
        state,
      }))
    },

    /** @returns {Promise<FieldOverride[]>} */
    fieldOverrides: async () => {
      const data = await firestore.ask('GET', `${groups}/fields`, {
        query: { filter: 'indexConfig.usesAncestorConfig=false OR ttlConfig:*' },
      })
      const { fields = [] } = /** @type {{ fields?: StoredField[] }} */ (data)
      return fields
        .filter(({ name }) => !name.includes('__default__'))
        .map(({ name, indexConfig, ttlConfig }) => ({
          collectionGroup: GROUP.exec(name)?.[1] ?? '',
          fieldPath: GROUP.exec(name)?.[2] ?? '',
          ttl: ttlConfig !== undefined,
          indexes: (indexConfig?.indexes ?? []).map(({ queryScope, fields: [field] }) => ({
            queryScope,
            ...(field?.order && { order: field.order }),
            ...(field?.arrayConfig && { arrayConfig: field.arrayConfig }),
          })),
        }))
    },
  }
}

/** @typedef {{ name: string, rulesetName: string, createTime: string, updateTime?: string }} RulesRelease */
/** @typedef {{ name: string, queryScope: string, fields: IndexField[], state: string }} StoredIndex */
/** @typedef {{ name: string, indexConfig?: { indexes?: { queryScope: string, fields: IndexField[] }[] }, ttlConfig?: object }} StoredField */
