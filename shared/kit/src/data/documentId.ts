/** Whether `id`, for instance from an address, can name one document: a slash would name another one. */
export function isDocumentId(id: string): boolean {
  return id.length <= 1500 && !/^$|\/|^\.{1,2}$|^__.*__$/.test(id)
}
