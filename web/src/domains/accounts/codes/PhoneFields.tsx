import { TextField } from '../../../ui/TextField.tsx'
import { useTexts } from '../../../lib/texts.ts'
import styles from '../Forms.module.css'
import { accountTexts } from '../texts.ts'

interface Props {
  country: string
  number: string
  error: string | undefined
  onCountry: (text: string) => void
  onNumber: (text: string) => void
}

/** Country code and number; a whole number with its + may be pasted into the second. */
export function PhoneFields({ country, number, error, onCountry, onNumber }: Props) {
  const t = useTexts(accountTexts)
  return (
    <div className={styles.phone}>
      <TextField
        label={t('country')}
        name="country"
        autoComplete="tel-country-code"
        inputMode="tel"
        maxLength={5}
        value={country}
        onChange={(event) => onCountry(event.target.value)}
      />
      <TextField
        label={t('phone')}
        name="number"
        type="tel"
        autoComplete="tel-national"
        inputMode="tel"
        maxLength={24}
        value={number}
        error={error}
        onChange={(event) => onNumber(event.target.value)}
      />
    </div>
  )
}
