import { administration } from '@pandora/contract/domains/administration/operations'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { dateTime } from '../../lib/formats.ts'
import { notify } from '../../lib/notices.ts'
import { useRoot } from '../../lib/store.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { AskButton } from '../../ui/AskButton.tsx'
import { Button } from '../../ui/Button.tsx'
import { ScreenLink } from '../../ui/ScreenLink.tsx'
import { SegmentedControl } from '../../ui/SegmentedControl.tsx'
import { SidePanel } from '../../ui/SidePanel.tsx'
import { Row } from '../../ui/kit/Stack.tsx'
import { Facts } from '../../ui/kit/Facts.tsx'
import styles from './Administration.module.css'
import { administrationTexts } from './texts.ts'
import { calledOf, namesOf } from './knownUser.ts'
import type { KnownUser } from './knownUser.ts'

const changed = { invalidates: [administration.users] }

/**
 * One account: what is known of it, its role, its sessions, and whether it may be used. A change of role can be undone;
 * what ends sessions asks first.
 */
export function UserPanel({ user, onClose }: { user: KnownUser; onClose: () => void }) {
  const t = useTexts(administrationTexts)
  const language = useLanguage()
  const own = useRoot((root) => root.user.info?.uid === user.uid)
  const setRole = useAction(administration.setRole, changed)
  const setDisabled = useAction(administration.setDisabled, changed)
  const endSessions = useAction(administration.endSessions, changed)
  const onError = (failure: unknown) => notify('error', failureText(failure, language))
  const name = calledOf(user)
  const give = (role: 'user' | 'admin') => {
    const before = user.role === 'admin' ? 'admin' : 'user'
    setRole.mutate(
      { uid: user.uid, role },
      {
        onError,
        onSuccess: () =>
          notify('success', t('roleGiven', { name, role: t(`role_${role}`) }), {
            action: { text: t('undo'), run: () => setRole.mutate({ uid: user.uid, role: before }, { onError }) },
          }),
      },
    )
  }
  const disable = (disabled: boolean) =>
    setDisabled.mutate(
      { uid: user.uid, disabled },
      { onError, onSuccess: () => notify('success', t(disabled ? 'wasDisabled' : 'wasEnabled', { name })) },
    )
  return (
    <SidePanel title={name} context={`#${user.uid}`} onClose={onClose}>
      <Facts>
        <dt>{t('name')}</dt>
        <dd>{namesOf(user) || '–'}</dd>
        <dt>{t('email')}</dt>
        <dd>{user.email || '–'}</dd>
        <dt>{t('phone')}</dt>
        <dd>{user.phoneNum || '–'}</dd>
        <dt>{t('language')}</dt>
        <dd lang={user.language}>{user.language === 'en' ? 'English' : '中文'}</dd>
        <dt>{t('created')}</dt>
        <dd>{dateTime(user.createdAt)}</dd>
        <dt>{t('signedIn')}</dt>
        <dd>{dateTime(user.signedInAt)}</dd>
        {user.expiresAt ? (
          <>
            <dt>{t('expires')}</dt>
            <dd>{dateTime(user.expiresAt)}</dd>
          </>
        ) : null}
        {user.disabledAt ? (
          <>
            <dt>{t('state_disabled')}</dt>
            <dd>{dateTime(user.disabledAt)}</dd>
          </>
        ) : null}
      </Facts>
      <section className={styles.part}>
        <h3>{t('role')}</h3>
        {user.role === 'guest' ? (
          <Row className={styles.note} as="p" gap={3}>
            {t('guestRole')}
          </Row>
        ) : own ? (
          <Row className={styles.note} as="p" gap={3}>
            {t(`role_${user.role}`)} · {t('ownRole')}
          </Row>
        ) : (
          <SegmentedControl
            label={t('role')}
            value={user.role === 'admin' ? 'admin' : 'user'}
            onChange={give}
            options={[
              { value: 'user', text: t('role_user') },
              { value: 'admin', text: t('role_admin') },
            ]}
          />
        )}
      </section>
      <section className={styles.part}>
        <h3>
          {t('openSessions')} · {user.openSessions}
        </h3>
        {user.openSessions === 0 ? (
          <Row className={styles.note} as="p" gap={3}>
            {t('noSessions')}
          </Row>
        ) : (
          <AskButton
            text={t('endSessions')}
            question={t('endSessionsAsk', { name })}
            confirm={t('endSessions')}
            busy={endSessions.isPending}
            onConfirm={() =>
              endSessions.mutate(
                { uid: user.uid },
                { onError, onSuccess: () => notify('success', t('sessionsEnded', { name })) },
              )
            }
          />
        )}
      </section>
      {own ? null : (
        <section className={styles.part}>
          <h3>{t('access')}</h3>
          {user.disabledAt ? (
            <Button busy={setDisabled.isPending} onClick={() => disable(false)}>
              {t('enable')}
            </Button>
          ) : (
            <AskButton
              kind="danger"
              text={t('disable')}
              question={t('disableAsk', { name })}
              confirm={t('disable')}
              busy={setDisabled.isPending}
              onConfirm={() => disable(true)}
            />
          )}
        </section>
      )}
      <p className={styles.part}>
        <ScreenLink to={`/index/administration/audit?user=${user.uid}`}>{t('auditOf')}</ScreenLink>
      </p>
    </SidePanel>
  )
}
