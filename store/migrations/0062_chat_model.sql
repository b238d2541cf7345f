-- Where somebody set a language model: how often it was asked for a user on a day.
create table chat_model_day (
  uid integer not null references account on delete cascade,
  day date not null,
  calls integer not null,
  primary key (uid, day)
);

-- What it said and passed the check, so that the same question of the same facts is answered alike all day. `ground` is
-- a hash of the question, the facts and the model: of other facts there are other words.
create table chat_wording (
  uid integer not null references account on delete cascade,
  day date not null,
  ground text not null,
  question_id uuid not null references chat_question on delete cascade,
  said jsonb not null,
  refused integer not null,
  -- Why there is nothing of it.
  failed text,
  made_at timestamptz not null,
  primary key (uid, day, ground)
);
create index chat_wording_question on chat_wording (question_id);
