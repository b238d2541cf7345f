-- The knowledge base that a question was asked of; none: what the product holds. It refers to no row: a base that is
-- deleted leaves its questions as they were asked, and their answer says that it is gone.
alter table chat_question add column base_id uuid;
