import { patch, put, remove } from '../setup/session.ts'
import type { MatrixRows } from './matrixRow.ts'

const REGISTRY = 'releases/registry'
const CHANGE = `${REGISTRY}/history/00000001`
const given = () => ({ [REGISTRY]: { generation: 1 }, [CHANGE]: { generation: 1 } })

/** Only the publishing tools read and write the registry, with rights that no client has. */
export const releaseRows: MatrixRows = {
  'releases/registry': {
    get: { given, run: (s) => s.get(REGISTRY) },
    create: {
      given: () => ({ [REGISTRY]: null }),
      run: (s) => s.write(put(REGISTRY, { generation: 2 })),
    },
    update: { given, run: (s) => s.write(patch(REGISTRY, { generation: 2 })) },
    delete: { given, run: (s) => s.write(remove(REGISTRY)) },
  },
  'releases/registry/{any}/{id}': {
    get: { given, run: (s) => s.get(CHANGE) },
    list: { given, run: (s) => s.list(`${REGISTRY}/history`) },
    create: { run: (s) => s.write(put(`${REGISTRY}/history/00000002`, { generation: 2 })) },
  },
}
