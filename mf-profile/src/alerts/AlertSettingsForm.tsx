import {
  type AlertKind,
  alertKinds,
  type AlertSettings,
  defaultAlertSettings,
  type EmailTime,
} from '@greenlight/domain/alerts'
import { maskedEmail } from '@greenlight/domain/maskedEmail'
import type { UserProfile } from '@greenlight/domain/member'
import type { SiteConfig } from '@greenlight/domain/siteConfig'
import { currentAlerts, saveAlerts } from '@greenlight/kit/data/alerts'
import { FieldHint } from '@greenlight/kit/ui/form/Field'
import { RadioGroup } from '@greenlight/kit/ui/form/RadioGroup'
import { ToggleGroup } from '@greenlight/kit/ui/form/ToggleGroup'
import { useSession } from '@greenlight/runtime'
import { SaveStatus } from '../settings/SaveStatus.tsx'
import { useSaveSetting } from '../settings/useSaveSetting.ts'
import { SendTest } from './SendTest.tsx'

type Props = { profile: UserProfile; mail: NonNullable<SiteConfig['mail']> }

/** E-mail, and for e-mail and push together: what they are about, and how much they say. */
export function AlertSettingsForm({ profile, mail }: Props) {
  const user = useSession((state) => state.user)
  const { save, saving, unsaved } = useSaveSetting((change: Partial<AlertSettings>) =>
    saveAlerts({ ...currentAlerts(), ...change }),
  )
  const stored = profile.alerts ?? defaultAlertSettings
  const shown = saving.status === 'saving' ? { ...stored, ...unsaved?.value } : stored
  const { email, push, open, kinds } = shown
  // Two choices in a moment are written one after the other.
  const change = (changes: Partial<AlertSettings>) => void save({ ...unsaved?.value, ...changes })
  return (
    <>
      <div>
        <RadioGroup
          legend="E-mail"
          hint={`To ${maskedEmail(user?.email ?? '')}, from ${mail.from}. The sender’s name and address can be seen in your inbox. “Soon” is ten minutes after something happens, at most every two hours.`}
          options={emailOptions}
          value={email}
          onChange={(value) => change({ email: value })}
        />
        {profile.bouncedAt && email === 'off' && (
          <p>An e-mail to your address came back, so we turned e-mail off.</p>
        )}
        {email !== 'off' && user?.emailVerified === false && (
          <FieldHint>We write once your address is verified. See Account above.</FieldHint>
        )}
      </div>
      {(email !== 'off' || push) && (
        <>
          <ToggleGroup
            legend="News about"
            hint="Saved searches come once a day, and only those with a name."
            options={kindOptions}
            several
            selected={kinds}
            onToggle={(kind) => change({ kinds: toggled(kinds, kind) })}
          />
          <RadioGroup
            legend="What it says"
            hint="Never a name, a place, or what somebody wrote."
            options={wordOptions}
            value={open ? 'open' : 'discreet'}
            onChange={(value) => change({ open: value === 'open' })}
          />
        </>
      )}
      <SaveStatus saving={saving} onRetry={() => unsaved && void save(unsaved.value)} />
      {/* The functions send what is stored. */}
      {(stored.email !== 'off' || stored.push) && <SendTest address={`${mail.functions}/test`} />}
    </>
  )
}

const emailOptions: readonly { value: EmailTime; label: string }[] = [
  { value: 'soon', label: 'Soon' },
  { value: 'daily', label: 'Once a day' },
  { value: 'off', label: 'Off' },
]

const kindLabels: Readonly<Record<AlertKind, string>> = {
  messages: 'Messages',
  requests: 'Requests to write',
  notices: 'Notices',
  searches: 'Saved searches',
  cases: 'Answers to your requests',
}
const kindOptions = alertKinds.map((value) => ({ value, label: kindLabels[value] }))

const wordOptions = [
  { value: 'discreet', label: 'Only “You have news”' },
  { value: 'open', label: 'What kind, as “2 new messages”' },
] as const

function toggled(kinds: readonly AlertKind[], kind: AlertKind): readonly AlertKind[] {
  return alertKinds.filter((each) => (each === kind ? !kinds.includes(kind) : kinds.includes(each)))
}
