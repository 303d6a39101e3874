import { expect, test } from 'vitest'
import { parseSiteConfig } from './siteConfig.ts'

const firebase = { apiKey: 'key', projectId: 'project' }
const services = ['ads', 'survey', 'report', 'quickExit']

test('a minimal configuration uses no service of others', () => {
  expect(parseSiteConfig({ firebase })).toMatchObject({
    preview: false,
    ads: null,
    survey: null,
    report: null,
    quickExit: 'https://www.weather.gov/',
  })
})

test.each(services)('%s is an https: address', (name) => {
  const address = 'https://service.example/page?x=1'
  expect(parseSiteConfig({ firebase, [name]: address })).toMatchObject({ [name]: address })
  for (const wrong of [
    'http://service.example/',
    'javascript:alert(1)//https://',
    'data:text/html,x',
    'ftp://service.example/',
    '//service.example/',
    'service.example',
    'http://localhost.service.example/',
    'http://localhost:80@service.example/',
    7,
  ]) {
    expect(() => parseSiteConfig({ firebase, [name]: wrong }), String(wrong)).toThrow(name)
    expect(() => parseSiteConfig({ firebase, preview: true, [name]: wrong })).toThrow(name)
  }
})

test('a preview may use services on this machine, a real site may not', () => {
  for (const name of services) {
    const config = { firebase, [name]: 'http://localhost:4400/unit.js' }
    expect(parseSiteConfig({ ...config, preview: true })).toMatchObject(config)
    expect(() => parseSiteConfig(config)).toThrow('Addresses on this machine are for previews.')
  }
})
