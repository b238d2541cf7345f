import { useLanguage, useTexts } from '../../lib/texts.ts'
import { TextField } from '../../ui/TextField.tsx'
import { accountTexts } from './texts.ts'

const names = ['user_name', 'family_name'] as const
type Name = (typeof names)[number]
const of = {
  user_name: { label: 'userName', autoComplete: 'given-name' },
  family_name: { label: 'familyName', autoComplete: 'family-name' },
} as const

interface Props {
  values: Readonly<Record<Name, string>>
  /** What is to be said of a field. */
  said: (name: Name) => string | undefined
  set: (name: Name, value: string) => void
}

/** Given and family name of a person, in the order in which a language says them: in Chinese the family's first. */
export function NameFields({ values, said, set }: Props) {
  const t = useTexts(accountTexts)
  const order = useLanguage() === 'en' ? names : names.toReversed()
  return order.map((name) => (
    <TextField
      key={name}
      label={t(of[name].label)}
      name={name}
      autoComplete={of[name].autoComplete}
      maxLength={40}
      value={values[name]}
      error={said(name)}
      onChange={(event) => set(name, event.target.value)}
    />
  ))
}
