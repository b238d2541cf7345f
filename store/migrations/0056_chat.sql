-- Where companies say in yearly reports that they are registered and have their office.
create table company_address (
  like fact including defaults,
  company_id text not null,
  period_end date not null,
  registered_address text,
  office_address text,
  website text,
  primary key (market_id, company_id, period_end, superseded_at)
);

-- Questions that users asked. No answer is kept: it is worked out of what is held, for the instant that is looked from.
create table chat_question (
  question_id uuid primary key,
  uid integer not null references account on delete cascade,
  market_id smallint not null references market,
  -- Questions that follow one another: what one leaves unsaid, the one before it said.
  conversation_id uuid not null,
  text text not null,
  pinned boolean not null default false,
  asked_at timestamptz not null,
  changed_at timestamptz not null
);
create index chat_question_newest on chat_question (uid, market_id, asked_at desc);
create index chat_question_conversation on chat_question (conversation_id, asked_at);
