#include <openssl/core_names.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/params.h>
#include "CCryptography.h"

static const char *const names[] = {"MD5", "SHA1", "SHA256", "SHA384", "SHA512"};

void *cryptography_hash_new(int function) {
    EVP_MD *type = EVP_MD_fetch(NULL, names[function], NULL);
    EVP_MD_CTX *hash = EVP_MD_CTX_new();
    if (type && hash && EVP_DigestInit_ex2(hash, type, NULL)) {
        EVP_MD_free(type);
        return hash;
    }
    EVP_MD_free(type);
    EVP_MD_CTX_free(hash);
    ERR_clear_error();
    return NULL;
}

void *cryptography_hash_copy(const void *hash) {
    EVP_MD_CTX *copy = EVP_MD_CTX_new();
    if (copy && EVP_MD_CTX_copy_ex(copy, hash)) return copy;
    EVP_MD_CTX_free(copy);
    return NULL;
}

void cryptography_hash_free(void *hash) { EVP_MD_CTX_free(hash); }

int cryptography_hash_update(void *hash, const void *bytes, size_t count) {
    return EVP_DigestUpdate(hash, bytes, count);
}

size_t cryptography_hash_finish(void *hash, uint8_t *digest) {
    unsigned int count = 0;
    return EVP_DigestFinal_ex(hash, digest, &count) ? count : 0;
}

void *cryptography_hmac_new(int function, const void *key, size_t count) {
    EVP_MAC *type = EVP_MAC_fetch(NULL, "HMAC", NULL);
    EVP_MAC_CTX *hmac = type ? EVP_MAC_CTX_new(type) : NULL;
    EVP_MAC_free(type);
    OSSL_PARAM parameters[] = {
        OSSL_PARAM_construct_utf8_string(OSSL_MAC_PARAM_DIGEST, (char *)names[function], 0),
        OSSL_PARAM_construct_end(),
    };
    // Without an address it would take the key that it had before.
    if (hmac && EVP_MAC_init(hmac, count ? key : "", count, parameters)) return hmac;
    EVP_MAC_CTX_free(hmac);
    ERR_clear_error();
    return NULL;
}

void *cryptography_hmac_copy(const void *hmac) { return EVP_MAC_CTX_dup(hmac); }

void cryptography_hmac_free(void *hmac) { EVP_MAC_CTX_free(hmac); }

int cryptography_hmac_update(void *hmac, const void *bytes, size_t count) {
    return EVP_MAC_update(hmac, bytes, count);
}

size_t cryptography_hmac_finish(void *hmac, uint8_t *code) {
    size_t count = 0;
    return EVP_MAC_final(hmac, code, &count, EVP_MAX_MD_SIZE) ? count : 0;
}
