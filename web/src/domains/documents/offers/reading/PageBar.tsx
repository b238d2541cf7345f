import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTexts } from '../../../../lib/texts.ts'
import { IconButton } from '../../../../ui/Button.tsx'
import { Select } from '../../../../ui/Select.tsx'
import type { AskedPage } from './pages.ts'
import styles from './Reading.module.css'
import { readingTexts } from './texts.ts'

/**
 * The pages of a text: which is asked for, the one before and after, any by its number; a page that there is none of is
 * said, not passed over (COMP-31).
 */
export function PageBar({ asked, count, onPage }: { asked: AskedPage; count: number; onPage: (page: number) => void }) {
  const t = useTexts(readingTexts)
  const page = asked.kind === 'page' ? asked.page : 1
  return (
    <>
      {asked.kind === 'missing' ? (
        <p className={styles.state} role="status">
          {count === 0 ? t('noPages', { page: asked.asked }) : t('noSuchPage', { page: asked.asked, pages: count })}
        </p>
      ) : null}
      {count > 1 ? (
        <nav className={styles.pages} aria-label={t('pages')}>
          <IconButton size="small" label={t('previousPage')} disabled={page <= 1} onClick={() => onPage(page - 1)}>
            <ChevronLeft size={14} aria-hidden="true" />
          </IconButton>
          <Select
            height="small"
            aria-label={t('toPage')}
            value={page}
            onChange={(event) => onPage(Number(event.target.value))}
          >
            {Array.from({ length: count }, (_, place) => (
              <option key={place} value={place + 1}>
                {t('pageOf', { page: place + 1, pages: count })}
              </option>
            ))}
          </Select>
          <IconButton size="small" label={t('nextPage')} disabled={page >= count} onClick={() => onPage(page + 1)}>
            <ChevronRight size={14} aria-hidden="true" />
          </IconButton>
        </nav>
      ) : null}
    </>
  )
}
