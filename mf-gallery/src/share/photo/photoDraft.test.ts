import { beforeEach, expect, test } from 'vitest'
import { clearPhotoDraft, readPhotoDraft, writeCropDraft, writePhotoDraft } from './photoDraft.ts'

const jpeg = 'data:image/jpeg;base64,/9j/'

beforeEach(() => sessionStorage.clear())

test('the photo and its crop are kept until they are removed', () => {
  expect(readPhotoDraft()).toBeNull()
  writePhotoDraft(jpeg)
  writeCropDraft({ zoom: 2, x: 5, y: -7 })
  expect(readPhotoDraft()).toEqual({ dataUrl: jpeg, crop: { zoom: 2, x: 5, y: -7 } })
  clearPhotoDraft()
  expect(readPhotoDraft()).toBeNull()
})

test.each(['{', 'null', '{"zoom":"2"}'])('a crop of %j shows the whole photo', (stored) => {
  writePhotoDraft(jpeg)
  sessionStorage.setItem('gl.gallery.shareCrop.v1', stored)
  expect(readPhotoDraft()).toEqual({ dataUrl: jpeg, crop: { zoom: 1, x: 0, y: 0 } })
})

test('a photo under the former keys is read once', () => {
  sessionStorage.setItem('gl.share.v1.photo', jpeg)
  sessionStorage.setItem('gl.share.v1.crop', '{"zoom":2,"x":5,"y":-7}')
  expect(readPhotoDraft()).toEqual({ dataUrl: jpeg, crop: { zoom: 2, x: 5, y: -7 } })
  expect(sessionStorage.getItem('gl.share.v1.photo')).toBeNull()
  expect(sessionStorage.getItem('gl.share.v1.crop')).toBeNull()
  clearPhotoDraft()
  expect(readPhotoDraft()).toBeNull()
})
