-- A question that was deleted can be taken back for a day; until then only its owner's undo knows of it.
alter table chat_question add column deleted_at timestamptz;
create index chat_question_deleted on chat_question (deleted_at) where deleted_at is not null;
