import { showMeOptions } from '@greenlight/domain/gender'
import * as v from 'valibot'
import { failure } from '../../errors.ts'

/** The genders that the member wants to see: at least one. */
export const showMeSchema = v.pipe(
  v.array(v.picklist(showMeOptions)),
  v.minLength(1, failure('kit/show-me-required').text),
)
