/**
 * A direction that a text plainly states of something that should rise or fall: profit fell, the loss narrowed, costs
 * did not rise. Places are UTF-16 units, end exclusive.
 */
export interface Direction {
  start: number
  end: number
  /** 1 where that is good for whose it is, −1 where it is bad. */
  sign: 1 | -1
  /** Only the contrary is denied: profit that did not fall is no bad news, but no good news yet. */
  soft: boolean
  /** Of profit or loss, which outweigh all other figures. */
  earnings: boolean
}
