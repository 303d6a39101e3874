/** One project per worker, so that parallel tests do not share documents. */
export const projectId = `demo-data-${process.env['VITEST_POOL_ID'] ?? '0'}`
