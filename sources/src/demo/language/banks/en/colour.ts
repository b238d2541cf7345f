/** Sentences that fit behind many a report in English. Nothing here carries a figure. */
export const goodView = [
  '{analyst} of {broker} said the news should [lift|support] earnings expectations for {Co}.',
  'One fund manager who owns the stock called it "[what we were waiting for|a step in the right direction]".',
  '{broker} kept its positive view, citing [better visibility|a stronger product line].',
  'People close to the company said morale was high.',
  'The {sector} trade has been looking for [such a sign|good news] for months.',
  'Retail investors gave the news a warm welcome online.',
  'A rival\'s executive conceded that {Co} had "[moved faster|played it well]".',
  'It strengthens the hand of {Co} in {sector}, {broker} wrote.',
]
export const badView = [
  '{analyst} of {broker} warned that the effect may last [more than one quarter|longer than many assume].',
  'One former holder of the stock said he would rather [wait on the sidelines|not bet on it].',
  '{broker} said risks at {Co} were [rising|not yet in the price].',
  "Investors pressed for answers on the company's question board.",
  'Pressure on {sector} firms keeps building, suppliers said.',
  'Analysts are likely to cut their forecasts.',
  "The company's cash flow will be watched closely.",
  'Lawyers said the company should have told investors sooner.',
]
export const neutralTail = [
  '{Co} did not [respond to a request for comment|comment further].',
  '{Co}, based in {city}, makes {prod}.',
  'The shares trade under the code {code}.',
  'The company promised to report any further developments.',
  'Further details are expected in a later filing.',
  '{chair} chairs the board.',
  '{Co} belongs to the {sector} sector.',
  'A company representative referred questions to the filing.',
  'The filing gave no further timetable.',
  'Investors were advised to mind the risks.',
]
export const industryView = [
  '{analyst} of {broker} expects the gap between strong and weak firms in {ind} to widen.',
  'Listed companies in the field include {members}.',
  '{members} had not issued statements at the time of writing.',
  'The trade body for {ind} said it would help members adapt.',
  'Several firms told reporters they were still studying the details.',
  'Bargaining along the chain may shift, {broker} wrote.',
  'People in {ind} said [they had seen such turns before|it had been a long time coming].',
  'Sentiment moves first; orders will show later.',
]
export const followTitles = [
  '{Co} gives update on {product}',
  'What became of {product} at {Co}',
  '{Co} call: analysts press on {product}',
  'Inside {Co}: the {product} question',
  '{Co} sticks to its plan on {product}',
  'A week on, {Co} talks about {product}',
  '{Co} says {product} matter on track',
  '{product} dominates {Co} shareholder meeting',
]
export const followLeads = [
  '{coL} gave an update {date} on the {product} matter it had disclosed earlier.',
  'The {product} matter at {coL} was the main topic of a call {date}.',
  '{coL} returned to the subject of {product} {date}.',
  'Reporters visited {coL} {date} to see how the {product} matter stood.',
]
export const followDetails = [
  'Plans have not changed, the company said.',
  'Progress has been a little slower than hoped.',
  '{chair} asked investors to judge by results.',
  'The effect will show in the next report.',
  'Management declined to comment on the share price.',
  'Most questions were about timing.',
]
export const rumourTitles = [
  'Talk of {product} news swirls around {Co}',
  '{Co} silent on {product} rumours',
  'Sources: {Co} may announce {product} news soon',
  'Unconfirmed: {Co} said to be near a {product} decision',
  'Chatter grows over {Co} and {product}',
  'Market gossip puts {Co} in focus',
]
export const rumourLeads = [
  'Rumours circulated {date} that {coL} would soon have news on {product}; the company did not confirm them.',
  'Two people familiar with the matter said {coL} may make an announcement on {product}.',
  'Unconfirmed reports about {product} put {coL} in the spotlight {date}.',
  'Message boards buzzed {date} with talk about {product} at {coL}.',
]
export const denialTitles = [
  '{Co} denies {product} rumours',
  '{Co}: reports about {product} untrue',
  '"Nothing of the kind," says {Co}',
  '{Co} rejects market talk',
  '{Co} calls {product} story baseless',
  '{Co} goes to police over false reports',
]
export const denialLeads = [
  '{coL} denied reports about {product} {date}, calling them untrue.',
  'Talk about {product} has no basis, {coL} said {date}.',
  '{coL} said there was nothing it should have disclosed and had not.',
  '{coL} rejected rumours about {product}.',
]

/** First sentences for any event, where its own bank has none that fits: `{what}` is what such an event is called. */
export const anyLead = [
  'Word of {what} went through {ind} {date}.',
  'People in {ind} spoke of little but {what} {date}.',
  '{ind} was in the news {date}: {what}.',
  'For {ind}, the topic {date} was {what}.',
  '{coL} made an announcement {date}; the matter is {what}.',
  '{coL} drew attention {date}, the reason being {what}.',
  'News of {what} at {coL} came out {date}.',
  '{coL} confirmed {what} {date}.',
]
