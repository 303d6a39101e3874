import styled from 'styled-components'
import { whatStays } from './memberData.ts'

/** What stays after an account is deleted. */
export function WhatStays() {
  return (
    <Items>
      {Object.entries(whatStays).map(([key, text]) => (
        <li key={key}>{text}</li>
      ))}
    </Items>
  )
}

const Items = styled.ul`
  display: grid;
  gap: var(--gl-space-1);
  text-align: start;
`
