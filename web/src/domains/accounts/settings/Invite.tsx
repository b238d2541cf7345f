import { useState } from 'react'
import type { FormEvent } from 'react'
import { accounts } from '@pandora/contract/domains/accounts/operations'
import { languageOf } from '@pandora/contract/language'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { dateTime } from '../../../lib/formats.ts'
import { notify } from '../../../lib/notices.ts'
import { useRoot } from '../../../lib/store.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { FormFault } from '../../../ui/form/FormFault.tsx'
import { Answer } from '../../../ui/Answer.tsx'
import { Button } from '../../../ui/Button.tsx'
import { SelectField } from '../../../ui/Select.tsx'
import { Empty } from '../../../ui/States.tsx'
import { TextField } from '../../../ui/TextField.tsx'
import { isMailbox } from '../mailbox.ts'
import { useForm } from '../useForm.ts'
import styles from './Settings.module.css'
import { settingsTexts } from './texts.ts'

/** Invites somebody by mail, and shows what became of one's invitations (ACC-36). */
export function Invite() {
  const t = useTexts(settingsTexts)
  const language = useLanguage()
  const admin = useRoot((root) => root.user.info?.role === 'admin')
  const { form, values, set, tell, clear, said } = useForm(t, { email: '' })
  const [mailLanguage, setMailLanguage] = useState(language)
  const [role, setRole] = useState<'user' | 'admin'>('user')
  const list = useOperation(accounts.invites, {}, { staleTime: 0 })
  const send = useAction(accounts.invite, { invalidates: [accounts.invites] })
  const email = values.email.trim()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!isMailbox(email)) return tell('email', { say: email ? 'badEmail' : 'needEmail' })
    clear()
    return send.mutate(
      { email, language: mailLanguage, role },
      {
        onSuccess: () => {
          set('email', '')
          notify('success', t('invited', { email }))
        },
        onError: (failure) =>
          tell(
            failure.code === 'BAD_INPUT' ? 'email' : 'form',
            failure.code === 'BAD_INPUT' ? { say: 'badEmail' } : { failure },
          ),
      },
    )
  }
  return (
    <>
      <section className={styles.card}>
        <h2>{t('invite')}</h2>
        <p className={styles.note}>{t('inviteText')}</p>
        <form ref={form} className={styles.form} noValidate onSubmit={submit}>
          <TextField
            label={t('email')}
            type="email"
            name="email"
            autoComplete="off"
            inputMode="email"
            maxLength={254}
            value={values.email}
            error={said('email')}
            onChange={(event) => set('email', event.target.value)}
          />
          <SelectField
            label={t('inviteLanguage')}
            value={mailLanguage}
            onChange={(event) => setMailLanguage(languageOf(event.target.value))}
          >
            <option value="zh-CN" lang="zh-CN">
              中文
            </option>
            <option value="en" lang="en">
              English
            </option>
          </SelectField>
          {admin ? (
            <SelectField
              label={t('inviteRole')}
              value={role}
              onChange={(event) => setRole(event.target.value === 'admin' ? 'admin' : 'user')}
            >
              <option value="user">{t('role_user')}</option>
              <option value="admin">{t('role_admin')}</option>
            </SelectField>
          ) : null}
          <FormFault>{said('form')}</FormFault>
          <div>
            <Button type="submit" kind="primary" busy={send.isPending}>
              {t('inviteSend')}
            </Button>
          </div>
        </form>
      </section>
      <section className={styles.card}>
        <h2>{t('invites')}</h2>
        <Answer query={list}>
          {({ dataList }) =>
            dataList.length === 0 ? (
              <Empty why={t('noInvites')} />
            ) : (
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{t('email')}</th>
                    <th scope="col">{t('state')}</th>
                    <th scope="col" className={styles.wide}>
                      {t('invitedAt')}
                    </th>
                    <th scope="col">{t('validUntil')}</th>
                  </tr>
                </thead>
                <tbody>
                  {dataList.map((one) => (
                    <tr key={one.inviteId}>
                      <td>{one.email}</td>
                      <td>{t(`invite_${one.state}`)}</td>
                      <td className={styles.wide}>{dateTime(one.invitedAt)}</td>
                      <td>
                        {one.acceptedAt ? t('acceptedAt', { time: dateTime(one.acceptedAt) }) : dateTime(one.expiresAt)}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
            )
          }
        </Answer>
      </section>
    </>
  )
}
