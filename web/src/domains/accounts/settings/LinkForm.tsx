import type { FormEvent, ReactNode, RefObject } from 'react'
import type { User } from '../../../lib/store.ts'
import { useTexts } from '../../../lib/texts.ts'
import { FormFault } from '../../../ui/form/FormFault.tsx'
import { Button } from '../../../ui/Button.tsx'
import { PasswordField } from '../../../ui/form/PasswordField.tsx'
import { Row } from '../../../ui/kit/Stack.tsx'
import styles from './Settings.module.css'
import { settingsTexts } from './texts.ts'

/** A form that links what proves somebody to an account: the proof, and the password where there is one. */
export function LinkForm({
  form,
  user,
  password,
  said,
  onPassword,
  busy,
  onSubmit,
  onDone,
  children,
}: {
  form: RefObject<HTMLFormElement | null>
  user: User
  password: string
  said: (field: 'password' | 'form') => string | undefined
  onPassword: (password: string) => void
  busy: boolean
  onSubmit: (event: FormEvent) => Promise<void>
  onDone: () => void
  children: ReactNode
}) {
  const t = useTexts(settingsTexts)
  return (
    <form
      ref={form}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        void onSubmit(event)
      }}
    >
      {children}
      {user.hasPassword ? (
        <PasswordField
          label={t('oldPassword')}
          name="password"
          autoComplete="current-password"
          value={password}
          error={said('password')}
          onChange={(event) => onPassword(event.target.value)}
        />
      ) : null}
      <FormFault>{said('form')}</FormFault>
      <Row align="stretch">
        <Button type="submit" kind="primary" busy={busy}>
          {t('link')}
        </Button>
        <Button kind="quiet" onClick={onDone}>
          {t('cancel')}
        </Button>
      </Row>
    </form>
  )
}
