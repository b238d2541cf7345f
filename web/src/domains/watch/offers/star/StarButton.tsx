import { Star } from 'lucide-react'
import { useTexts } from '../../../../lib/texts.ts'
import { Button, IconButton } from '../../../../ui/Button.tsx'
import { starTexts } from './texts.ts'
import { useStar } from './useStar.ts'
import styles from './StarButton.module.css'

interface Props {
  companyId: string
  name: string
  watching: boolean
  /** The sign alone, in tables. */
  bare?: boolean
}

/** Watches a company or stops watching it. */
export function StarButton({ companyId, name, watching, bare = false }: Props) {
  const t = useTexts(starTexts)
  const [shown, toggle] = useStar(companyId, name, watching)
  const label = t(shown ? 'unstarLong' : 'starLong', { name })
  const sign = <Star size={bare ? 14 : 16} aria-hidden="true" className={shown ? styles.on : styles.off} />
  const press = (event: { stopPropagation: () => void }) => {
    event.stopPropagation()
    toggle()
  }
  if (bare)
    return (
      <IconButton size="small" label={label} aria-pressed={shown} onClick={press}>
        {sign}
      </IconButton>
    )
  return (
    <Button icon={sign} aria-pressed={shown} title={label} onClick={press}>
      {t(shown ? 'starred' : 'star')}
      <span className="visually-hidden"> {name}</span>
    </Button>
  )
}
