import { accounts } from '@pandora/contract/domains/accounts/operations'
import { failureText } from '../../../lib/api/failure.ts'
import { useAction } from '../../../lib/api/useAction.ts'
import { useOperation } from '../../../lib/api/useOperation.ts'
import { dateTime } from '../../../lib/formats.ts'
import { notify } from '../../../lib/notices.ts'
import { useLanguage, useTexts } from '../../../lib/texts.ts'
import { Age } from '../../../ui/Age.tsx'
import { Answer } from '../../../ui/Answer.tsx'
import { AskButton } from '../../../ui/AskButton.tsx'
import { Button } from '../../../ui/Button.tsx'
import { deviceName } from './deviceName.ts'
import styles from './Settings.module.css'
import { settingsTexts } from './texts.ts'

/** Where the user is signed in; each can be ended, or all others at once. */
export function Sessions() {
  const t = useTexts(settingsTexts)
  const language = useLanguage()
  const query = useOperation(accounts.sessions, {}, { staleTime: 0 })
  const end = useAction(accounts.endSession, { invalidates: [accounts.sessions] })
  const run = (input: { sessionId: string } | { others: true }, text: string) =>
    end.mutate(input, {
      onSuccess: () => notify('success', text),
      onError: (failure) => notify('error', failureText(failure, language)),
    })
  return (
    <section className={styles.card}>
      <h2>{t('sessions')}</h2>
      <Answer query={query}>
        {({ dataList }) => {
          const others = dataList.filter(({ current }) => !current).length
          return (
            <>
              <table className={styles.table}>
                <thead>
                  <tr>
                    <th scope="col">{t('device')}</th>
                    <th scope="col">{t('address')}</th>
                    <th scope="col" className={styles.wide}>
                      {t('started')}
                    </th>
                    <th scope="col">{t('lastUsed')}</th>
                    <th scope="col">
                      <span className="visually-hidden">{t('end')}</span>
                    </th>
                  </tr>
                </thead>
                <tbody>
                  {dataList.map((session) => (
                    <tr key={session.sessionId}>
                      <td className={styles.agent} title={session.device}>
                        {deviceName(session.device)}
                        {session.current ? <span className={styles.here}>{t('thisDevice')}</span> : null}
                      </td>
                      <td>{session.address}</td>
                      <td className={styles.wide}>{dateTime(session.startedAt)}</td>
                      <td>
                        <Age at={session.lastUsedAt} />
                      </td>
                      <td>
                        {session.current ? null : (
                          <Button
                            size="small"
                            disabled={end.isPending}
                            aria-label={t('endOf', { device: deviceName(session.device) })}
                            onClick={() => run({ sessionId: session.sessionId }, t('ended'))}
                          >
                            {t('end')}
                          </Button>
                        )}
                      </td>
                    </tr>
                  ))}
                </tbody>
              </table>
              <div className={styles.row}>
                {others === 0 ? (
                  <p className={styles.note}>{t('noOthers')}</p>
                ) : (
                  <AskButton
                    text={t('endOthers')}
                    question={t('confirmOthers', { count: others })}
                    confirm={t('confirm')}
                    busy={end.isPending}
                    onConfirm={() => run({ others: true }, t('othersEnded'))}
                  />
                )}
              </div>
            </>
          )
        }}
      </Answer>
    </section>
  )
}
