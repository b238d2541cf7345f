import { ChevronLeft } from 'lucide-react'
import { useLocation, useNavigate } from 'react-router'
import { carryAsOf } from '../../lib/address.ts'
import { useTexts } from '../../lib/texts.ts'
import { uiTexts } from '../uiTexts.ts'
import styles from './BackLink.module.css'

interface Props {
  /** Where it leads who came by a link from outside. */
  to: string
  /** What stands there, in words. */
  text: string
}

/** Whether the page before this one is one of ours: the router counts what it has put into the history. */
const hasBefore = () => ((history.state as { idx?: number } | null)?.idx ?? 0) > 0

/** The way back: to where one came from, else to what the page belongs to. Market and instant come along. */
export function BackLink({ to, text }: Props) {
  const t = useTexts(uiTexts)
  const navigate = useNavigate()
  const { search } = useLocation()
  return (
    <a
      href={carryAsOf(to, search)}
      className={styles.back}
      title={t('backTo', { place: text })}
      aria-label={t('backTo', { place: text })}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
        event.preventDefault()
        if (hasBefore()) void navigate(-1)
        else void navigate(carryAsOf(to, search))
      }}
    >
      <ChevronLeft size={16} aria-hidden="true" />
    </a>
  )
}
