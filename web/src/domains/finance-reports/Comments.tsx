import { COMMENT_LIMIT, COMMENT_TAGS, reportKey } from '@pandora/contract/domains/finance-reports/shapes'
import { financeReports } from '@pandora/contract/domains/finance-reports/operations'
import { PAGE_SIZE } from '@pandora/contract/constants'
import { useState } from 'react'
import { failureText } from '../../lib/api/failure.ts'
import { useAction } from '../../lib/api/useAction.ts'
import { usePages } from '../../lib/api/usePages.ts'
import { dateTime, number } from '../../lib/formats.ts'
import { notify } from '../../lib/notices.ts'
import { useRoot } from '../../lib/store.ts'
import { useLanguage, useTexts } from '../../lib/texts.ts'
import { AskButton } from '../../ui/AskButton.tsx'
import { Button } from '../../ui/Button.tsx'
import own from './Comments.module.css'
import styles from './Reports.module.css'
import type { Report } from './store.ts'
import { reportTexts } from './texts.ts'

const readers = [financeReports.report, financeReports.comments]

/**
 * The comments on a report, newest first, and a line to write one. The notices stand in the catalogue's exact words,
 * with the report below (decisions 18).
 */
export function Comments({
  companyId,
  businessTypeId,
  name,
  comments,
  total,
}: {
  companyId: string
  businessTypeId: string
  name: string
  comments: Report['comments']
  total: number
}) {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const [further, setFurther] = useState(false)
  const pages = usePages(financeReports.comments, { companyId, businessTypeId }, PAGE_SIZE, further)
  const remove = useAction(financeReports.deleteComment, { invalidates: readers })
  const shown = further && pages.items.length > 0 ? pages.items : comments
  const onRemove = (commentId: number) =>
    remove.mutate(
      { commentId },
      {
        onSuccess: ({ message }) => notify('success', message, { detail: t('commentRemoved', { name }) }),
        onError: (failure) => notify('error', failureText(failure, language)),
      },
    )
  return (
    <div className={own.comments}>
      <ul className={styles.list} aria-label={t('commentsOf', { name })}>
        {shown.length === 0 ? <li className={styles.quietLine}>{t('noComments')}</li> : null}
        {shown.map((one) => (
          <li key={one.commentId} className={own.comment}>
            <div className={own.commentHead}>
              <span>
                {t('commentBy', {
                  name: one.mine ? t('mine') : one.by || t('anonymous', { id: one.commentId }),
                  at: dateTime(one.at),
                })}
                {one.personal ? ` · ${t('onlyMe')}` : ''}
                {one.later ? <b className={own.later}>{t('later')}</b> : null}
              </span>
              {one.mayDelete ? (
                <AskButton
                  text={t('remove')}
                  question={t('removeAsk')}
                  confirm={t('removeConfirm')}
                  size="small"
                  busy={remove.isPending}
                  onConfirm={() => onRemove(one.commentId)}
                />
              ) : null}
            </div>
            <p>{one.body}</p>
            {one.tags.length > 0 ? (
              <ul className={styles.tags}>
                {one.tags.map((tag) => (
                  <li key={tag} className={styles.tag}>
                    {tag}
                  </li>
                ))}
              </ul>
            ) : null}
          </li>
        ))}
        {shown.length < total && (!further || pages.hasMore) ? (
          <li className={styles.quietLine}>
            <Button
              size="small"
              onClick={() => {
                if (further) pages.loadMore()
                else setFurther(true)
              }}
            >
              {t('moreComments')}
            </Button>
          </li>
        ) : null}
      </ul>
      <CommentForm
        key={reportKey(companyId, businessTypeId)}
        companyId={companyId}
        businessTypeId={businessTypeId}
        name={name}
      />
    </div>
  )
}

const draftKey = (companyId: string, businessTypeId: string) => `pandora-draft-${reportKey(companyId, businessTypeId)}`

/** What was typed stays in this tab until it is posted, through reloads and other reports. */
function CommentForm({ companyId, businessTypeId, name }: { companyId: string; businessTypeId: string; name: string }) {
  const t = useTexts(reportTexts)
  const language = useLanguage()
  const guest = useRoot((root) => root.user.info?.role === 'guest')
  const draft = draftKey(companyId, businessTypeId)
  const [body, setBody] = useState(() => sessionStorage.getItem(draft) ?? '')
  const [tags, setTags] = useState('')
  const add = useAction(financeReports.addComment, { invalidates: readers })
  const left = COMMENT_LIMIT - body.trim().length
  const listed = [
    ...new Set(
      tags
        .split(/[\s,，、]+/)
        .map((tag) => tag.slice(0, 20))
        .filter(Boolean),
    ),
  ].slice(0, COMMENT_TAGS)
  const type = (text: string) => {
    setBody(text)
    if (text) sessionStorage.setItem(draft, text)
    else sessionStorage.removeItem(draft)
  }
  const send = () => {
    if (body.trim() === '' || left < 0) return
    add.mutate(
      { companyId, businessTypeId, body, tags: listed },
      {
        onSuccess: ({ message }) => {
          type('')
          setTags('')
          notify('success', message, { detail: t('commentAdded', { name }) })
        },
        onError: (failure) => notify('error', failureText(failure, language)),
      },
    )
  }
  return (
    <form
      className={own.form}
      onSubmit={(event) => {
        event.preventDefault()
        send()
      }}
    >
      <textarea
        aria-label={t('writeComment')}
        placeholder={t('commentHint', { limit: number(COMMENT_LIMIT, { digits: 0 }) })}
        value={body}
        rows={2}
        onChange={(event) => type(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
            event.preventDefault()
            send()
          }
        }}
      />
      <input
        type="text"
        aria-label={t('commentTags', { limit: COMMENT_TAGS })}
        placeholder={t('commentTags', { limit: COMMENT_TAGS })}
        value={tags}
        maxLength={120}
        onChange={(event) => setTags(event.target.value)}
      />
      <div className={own.send}>
        <span className={left < 0 ? own.over : undefined} role={left < 0 ? 'alert' : undefined}>
          {left < 0
            ? t('tooLong', { count: -left })
            : guest
              ? t('guestNote')
              : left < 200
                ? t('left', { count: left })
                : ''}
        </span>
        <Button
          type="submit"
          kind="primary"
          size="small"
          busy={add.isPending}
          disabled={body.trim() === '' || left < 0}
        >
          {t('send')}
        </Button>
      </div>
    </form>
  )
}
