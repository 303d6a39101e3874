import { dialed, type HelpLine, textAddress, usHelpLines } from '@greenlight/domain/helpLines'
import { config } from '@greenlight/runtime'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { SmallText } from '../display/Text.tsx'
import { useStatic } from '../static/useStatic.ts'

/** Contacts: the operator's help lines, or those of the United States. */
export function HelpLines() {
  const [lines, setLines] = useState<readonly HelpLine[]>(usHelpLines)
  useEffect(() => {
    config().then(
      ({ operator }) => {
        if (operator && operator.helpLines.length > 0) setLines(operator.helpLines)
      },
      () => {},
    )
  }, [])
  const isStatic = useStatic()
  return (
    <>
      <List>
        {isStatic ? (
          <StaticLine />
        ) : (
          lines.map(({ name, phone, sms, note }) => (
            <li key={name}>
              <strong>{name}</strong>
              <Numbers>
                <a href={`tel:${dialed(phone)}`}>Call {phone}</a>
                {sms && (
                  <a href={textAddress(sms)}>
                    Text {sms.word} to {sms.number}
                  </a>
                )}
              </Numbers>
              {note && <SmallText>{note}</SmallText>}
            </li>
          ))
        )}
      </List>
      <SmallText>
        A call shows in the list of calls of your phone, and a text among your messages. You can
        delete both, or use the phone of somebody whom you trust.
      </SmallText>
    </>
  )
}

/** Publishing repeats it for each line. */
const StaticLine = () => (
  <li data-config-each="helpLines">
    <strong data-config="name" />
    <Numbers>
      <a data-config="call" href="tel:">
        <span>
          Call <span data-config="phone" />
        </span>
      </a>
      <a data-config="text" href="sms:">
        <span>
          Text <span data-config="word" /> to <span data-config="number" />
        </span>
      </a>
    </Numbers>
    <SmallText data-config="note" />
  </li>
)

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--gl-space-5);
  padding: 0;
  list-style: none;
`

const Numbers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 var(--gl-space-5);

  & > a {
    display: inline-flex;
    align-items: center;
    min-height: var(--gl-target);
    font-weight: 600;
  }
`
