/** What a text says of two companies, read from the first to the second: the first supplies the second, and so on. */
export type FoundType =
  | 'supplies'
  | 'subsidiary'
  | 'invests_in'
  | 'acquires'
  | 'joint_venture'
  | 'competitor'
  | 'cooperates'

/** A company named in a text: UTF-16 offsets, end exclusive. */
export interface NamedCompany {
  id: string
  start: number
  end: number
}

/** A relation found between two companies of one sentence. */
export interface RelationFound {
  fromId: string
  toId: string
  type: FoundType
  /** The only supplier, by the words of the text. */
  sole: boolean
  /** 0 to 1: how often what the rule finds was right in texts read by people (models/relations.md). */
  confidence: number
  /** The sentence. */
  start: number
  end: number
}
