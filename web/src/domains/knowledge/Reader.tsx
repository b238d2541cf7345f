import { useEffect, useRef } from 'react'
import { knowledge } from '@pandora/contract/domains/knowledge/operations'
import { useOperation } from '../../lib/api/useOperation.ts'
import { useTexts } from '../../lib/texts.ts'
import { Answer } from '../../ui/Answer.tsx'
import { Button } from '../../ui/Button.tsx'
import { Drawer } from '../../ui/Drawer.tsx'
import { Row } from '../../ui/kit/Stack.tsx'
import { Empty, Skeleton } from '../../ui/States.tsx'
import styles from './Knowledge.module.css'
import { knowledgeTexts } from './texts.ts'

interface Props {
  documentId: string
  page: number
  /** Lines that are cited: `12-14`; '' for none. */
  lines: string
  onPage: (page: number) => void
  onClose: () => void
}

/** A page of a document, line by line; what is cited is marked and in sight. */
export function Reader({ documentId, page, lines, onPage, onClose }: Props) {
  const t = useTexts(knowledgeTexts)
  const query = useOperation(knowledge.page, { documentId, page })
  const marked = useRef<HTMLLIElement>(null)
  const [from = 0, to = from] = lines.split('-').map(Number)
  const shown = query.data?.page
  useEffect(() => {
    if (shown !== undefined) marked.current?.scrollIntoView({ block: 'center' })
  }, [shown, lines])
  const title = query.data?.title ?? t('title')
  return (
    <Drawer
      title={title}
      context={query.data ? t('reader', { page: String(query.data.page), pages: String(query.data.pages) }) : null}
      onClose={onClose}
    >
      <Answer query={query} waiting={<Skeleton shape="text" count={12} />}>
        {(data) => (
          <>
            {data.lines.every((line) => line.trim() === '') ? (
              <Empty why={t('pageEmpty')} />
            ) : (
              <ol className={styles.reader} start={data.firstLine}>
                {data.lines.map((line, at) => {
                  const number = data.firstLine + at
                  const cited = number >= from && number <= to
                  return (
                    <li
                      key={number}
                      value={number}
                      ref={number === from ? marked : undefined}
                      className={cited ? styles.cited : undefined}
                      aria-current={cited ? 'true' : undefined}
                    >
                      {line}
                    </li>
                  )
                })}
              </ol>
            )}
            <Row gap={4} place="between">
              <Button disabled={data.page <= 1} onClick={() => onPage(data.page - 1)}>
                {t('before')}
              </Button>
              <Button disabled={data.page >= data.pages} onClick={() => onPage(data.page + 1)}>
                {t('next')}
              </Button>
            </Row>
          </>
        )}
      </Answer>
    </Drawer>
  )
}
