/**
 * The configuration of a preview: the local emulators, and nothing outside this machine.
 * @param {{ auth: number, firestore: number }} ports
 */
export function previewConfig(ports) {
  return {
    preview: true,
    firebase: { apiKey: 'demo', projectId: 'demo-greenlight', appId: 'demo' },
    emulators: {
      auth: `http://127.0.0.1:${ports.auth}`,
      firestore: `127.0.0.1:${ports.firestore}`,
      emails: `http://127.0.0.1:${ports.auth}/emulator/v1/projects/demo-greenlight/oobCodes`,
    },
    operator: {
      name: 'Greenlight',
      contact: 'hello@greenlight.example',
      answerHours: null,
      helpLines: [],
    },
  }
}
