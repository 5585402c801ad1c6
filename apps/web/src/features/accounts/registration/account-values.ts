export interface AccountValues {
  email: string;
  password: string;
}
