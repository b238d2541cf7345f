import { ChevronLeft, ChevronRight } from 'lucide-react'
import { totalPages } from '@pandora/contract/constants'
import { number } from '../../lib/formats.ts'
import { useTexts } from '../../lib/texts.ts'
import { IconButton } from '../Button.tsx'
import { pagerTexts } from './texts.ts'
import { Row } from '../kit/Stack.tsx'
import styles from './Pager.module.css'

interface Props {
  /** Page shown, counted from 0. */
  page: number
  total: number
  size?: number
  /** Rows that sum up the others and are none of them: told in no total. */
  summaries?: number
  onPage: (page: number) => void
}

/** Moves through a list by pages; total pages are ceil(total / size) (COMP-17). */
export function Pager({ page, total, size = 10, summaries = 0, onPage }: Props) {
  const t = useTexts(pagerTexts)
  const pages = totalPages(total, size)
  const whole = (value: number) => number(value, { digits: 0 })
  return (
    <Row className={styles.pager} as="nav" gap={3} place="end" aria-label={t('pages')}>
      <span>{t('total', { total: whole(total - summaries) })}</span>
      {pages > 1 ? (
        <>
          <IconButton size="small" label={t('previous')} disabled={page <= 0} onClick={() => onPage(page - 1)}>
            <ChevronLeft size={14} aria-hidden="true" />
          </IconButton>
          <span aria-live="polite">{t('pageOf', { page: whole(page + 1), pages: whole(pages) })}</span>
          <IconButton size="small" label={t('next')} disabled={page >= pages - 1} onClick={() => onPage(page + 1)}>
            <ChevronRight size={14} aria-hidden="true" />
          </IconButton>
        </>
      ) : null}
    </Row>
  )
}
