import { useState } from 'react'
import type { FormEvent } from 'react'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { fundPreferences, genders, STOCK_AGE_MAX } from '@pandora/contract/domains/accounts/shapes'
import { useAction } from '../../../lib/api/useAction.ts'
import { notify } from '../../../lib/notices.ts'
import { useRoot } from '../../../lib/store.ts'
import type { User } from '../../../lib/store.ts'
import { useTexts } from '../../../lib/texts.ts'
import { takeUser } from '../../../lib/user.ts'
import { FormFault } from '../../../ui/form/FormFault.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/Select.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { NameFields } from '../NameFields.tsx'
import { useForm } from '../useForm.ts'
import { ProfileLinks } from './ProfileLinks.tsx'
import styles from './Settings.module.css'
import { settingsTexts } from './texts.ts'

type Fund = (typeof fundPreferences)[number]
const isFund = (name: string): name is Fund => (fundPreferences as readonly string[]).includes(name)

function ProfileForm({ user }: { user: User }) {
  const t = useTexts(settingsTexts)
  const { form, values, set, tell, clear, said } = useForm(t, {
    user_name: user.user_name,
    family_name: user.family_name,
    gender: String(user.gender),
    stockAge: String(user.stockAge),
  })
  const [funds, setFunds] = useState<readonly Fund[]>(() => user.fundPreference.filter(isFund))
  const save = useAction(accounts.updateProfile)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const years = Number(values.stockAge.normalize('NFKC').trim() || Number.NaN)
    if (!Number.isInteger(years) || years < 0 || years > STOCK_AGE_MAX) return tell('stockAge', { say: 'badYears' })
    clear()
    return save.mutate(
      {
        user_name: values.user_name.trim(),
        family_name: values.family_name.trim(),
        stockAge: years,
        fundPreference: [...funds],
        gender: genders.find((one) => String(one) === values.gender) ?? 0,
      },
      {
        onSuccess: ({ data }) => {
          takeUser(data)
          notify('success', t('saved'))
        },
        onError: (failure) => tell('form', { failure }),
      },
    )
  }
  return (
    <section className={styles.card}>
      <h2>{t('profile')}</h2>
      <p className={styles.note}>{t('profileText')}</p>
      <form ref={form} className={`${styles.form} ${styles.twoColumns}`} noValidate onSubmit={submit}>
        <NameFields values={values} said={said} set={set} />
        <SelectField
          label={t('gender')}
          name="gender"
          value={values.gender}
          onChange={(event) => set('gender', event.target.value)}
        >
          {genders.map((one) => (
            <option key={one} value={one}>
              {t(`gender_${one}`)}
            </option>
          ))}
        </SelectField>
        <TextField
          label={t('stockAge')}
          name="stockAge"
          inputMode="numeric"
          maxLength={3}
          value={values.stockAge}
          error={said('stockAge')}
          hint={t('stockAgeHint')}
          onChange={(event) => set('stockAge', event.target.value)}
        />
        <fieldset className={styles.choices}>
          <legend>{t('funds')}</legend>
          {fundPreferences.map((fund) => (
            <label key={fund}>
              <input
                type="checkbox"
                checked={funds.includes(fund)}
                onChange={(event) =>
                  setFunds(event.target.checked ? [...funds, fund] : funds.filter((one) => one !== fund))
                }
              />
              {t(`fund_${fund}`)}
            </label>
          ))}
        </fieldset>
        <FormFault>{said('form')}</FormFault>
        <div>
          <Button type="submit" kind="primary" busy={save.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </section>
  )
}

/** What is said of oneself, and how one is reached. */
export function Profile() {
  const user = useRoot((root) => root.user.info)
  if (!user) return null
  return (
    <>
      <ProfileForm key={user.uid} user={user} />
      {user.role === 'guest' ? null : <ProfileLinks user={user} />}
    </>
  )
}
