import { linkLetters } from '@pandora/contract/domains/floors/shapes'
import type { LinkLetter } from '@pandora/contract/domains/floors/shapes'
import { useTexts } from '../../lib/texts.ts'
import { MenuItem, Popup } from '../../ui/Popup.tsx'
import styles from './LinkMenu.module.css'
import { floorTexts } from './texts.ts'

interface Props {
  title: string
  link: LinkLetter | null
  onChange: (link: LinkLetter | null) => void
}

const Letter = ({ letter }: { letter: LinkLetter | null }) => (
  <span
    aria-hidden="true"
    className={letter ? styles.letter : styles.none}
    style={letter ? { background: `var(--link-${letter.toLowerCase()})` } : undefined}
  >
    {letter}
  </span>
)

/** The letter of a tile's link group; opens the choice of another, or of none. */
export function LinkMenu({ title, link, onChange }: Props) {
  const t = useTexts(floorTexts)
  const label = link ? t('linkOf', { title, letter: link }) : t('linkOfNone', { title })
  return (
    <Popup
      role="menu"
      label={label}
      title={link ? t('linkLetter', { letter: link }) : t('linkNone')}
      className={styles.button}
      face={<Letter letter={link} />}
    >
      {(close) =>
        [...linkLetters, null].map((letter) => (
          <MenuItem
            key={letter ?? 'none'}
            icon={<Letter letter={letter} />}
            checked={letter === link}
            onSelect={() => {
              close()
              if (letter !== link) onChange(letter)
            }}
          >
            {letter ? t('linkLetter', { letter }) : t('linkNone')}
          </MenuItem>
        ))
      }
    </Popup>
  )
}
