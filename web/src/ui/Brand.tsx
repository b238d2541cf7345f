import styles from './Brand.module.css'

/** The sign of the product, as high as the text it stands in. */
export function Sign() {
  return (
    <svg viewBox="0 0 24 24" width="1.35em" height="1.35em" aria-hidden="true">
      <path fill="#FFAB52" d="M12 1.5 22 6.6 12 11.7 2 6.6z" />
      <path fill="#FF8A1C" d="m2 9 9.3 4.7v3.1L2 12.1z" />
      <path fill="#DE6F08" d="m22 9-9.3 4.7v3.1L22 12.1z" />
      <path fill="#A85206" d="m2 14.3 9.3 4.7v3.4L2 17.7z" />
      <path fill="#6B370A" d="m22 14.3-9.3 4.7v3.4L22 17.7z" />
    </svg>
  )
}

/** The sign and name of the product. `bare`: the sign alone, where room is short. */
export function Brand({ bare = false }: { bare?: boolean }) {
  return (
    <span className={styles.brand}>
      <Sign />
      {bare ? <span className="visually-hidden">Pandora</span> : <span>Pandora</span>}
    </span>
  )
}
