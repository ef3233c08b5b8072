// A stage's signatures are made with the stage's own chance, so that a replay has the same: libcrypto takes the
// number of one only by `ECDSA_do_sign_ex`, which is deprecated, as are the keys that it takes.
#define OPENSSL_SUPPRESS_DEPRECATED
#include <limits.h>
#include <openssl/bn.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/err.h>
#include <openssl/evp.h>
#include "CCryptography.h"

size_t cryptography_ed25519_sign(void *key, const void *message, size_t count, uint8_t *signature) {
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    size_t size = 64;
    int done = context && EVP_DigestSignInit(context, NULL, NULL, NULL, key) > 0
        && EVP_DigestSign(context, signature, &size, message, count) > 0;
    EVP_MD_CTX_free(context);
    ERR_clear_error();
    return done ? size : 0;
}

int cryptography_ed25519_verify(void *key, const void *message, size_t count, const uint8_t *signature) {
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    int is_valid = context && EVP_DigestVerifyInit(context, NULL, NULL, NULL, key) > 0
        && EVP_DigestVerify(context, signature, 64, message, count) > 0;
    EVP_MD_CTX_free(context);
    ERR_clear_error();
    return is_valid;
}

size_t cryptography_ecdsa_sign(
    void *key, const uint8_t *number, size_t number_count, const uint8_t *digest, size_t count, uint8_t *signature) {
    const EC_KEY *pair = EVP_PKEY_get0_EC_KEY(key);
    const EC_GROUP *group = pair ? EC_KEY_get0_group(pair) : NULL;
    BN_CTX *room = BN_CTX_new();
    EC_POINT *point = group ? EC_POINT_new(group) : NULL;
    BIGNUM *drawn = BN_bin2bn(number, (int)number_count, NULL), *inverse = BN_new(), *x = BN_new();
    ECDSA_SIG *made = NULL;
    if (room && point && drawn && inverse && x && count <= INT_MAX) {
        const BIGNUM *order = EC_GROUP_get0_order(group);
        if (!BN_is_zero(drawn) && BN_cmp(drawn, order) < 0 && BN_mod_inverse(inverse, drawn, order, room)
            && EC_POINT_mul(group, point, drawn, NULL, NULL, room)
            && EC_POINT_get_affine_coordinates(group, point, x, NULL, room) && BN_nnmod(x, x, order, room)
            && !BN_is_zero(x))
            made = ECDSA_do_sign_ex(digest, (int)count, inverse, x, (EC_KEY *)pair);
    }
    int size = made ? i2d_ECDSA_SIG(made, &signature) : 0;
    ECDSA_SIG_free(made);
    BN_free(x);
    BN_clear_free(inverse);
    BN_clear_free(drawn);
    EC_POINT_free(point);
    BN_CTX_free(room);
    ERR_clear_error();
    return size > 0 ? size : 0;
}

int cryptography_ecdsa_verify(
    void *key, const uint8_t *digest, size_t count, const uint8_t *signature, size_t signature_count) {
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new(key, NULL);
    int is_valid = context && EVP_PKEY_verify_init(context) > 0
        && EVP_PKEY_verify(context, signature, signature_count, digest, count) > 0;
    EVP_PKEY_CTX_free(context);
    ERR_clear_error();
    return is_valid;
}

size_t cryptography_ecdsa_to_der(const uint8_t *raw, size_t count, uint8_t *der, size_t capacity) {
    ECDSA_SIG *signature = ECDSA_SIG_new();
    BIGNUM *r = BN_bin2bn(raw, (int)(count / 2), NULL), *s = BN_bin2bn(raw + count / 2, (int)(count / 2), NULL);
    int size = 0;
    if (signature && r && s && ECDSA_SIG_set0(signature, r, s)) {
        r = s = NULL;
        size = i2d_ECDSA_SIG(signature, NULL);
        size = size > 0 && (size_t)size <= capacity ? i2d_ECDSA_SIG(signature, &der) : 0;
    }
    BN_free(r);
    BN_free(s);
    ECDSA_SIG_free(signature);
    return size > 0 ? size : 0;
}

int cryptography_ecdsa_to_raw(const uint8_t *der, size_t count, uint8_t *raw, size_t raw_count) {
    const unsigned char *start = der;
    ECDSA_SIG *signature = count <= LONG_MAX ? d2i_ECDSA_SIG(NULL, &start, (long)count) : NULL;
    int half = (int)(raw_count / 2);
    int done = signature && start == der + count
        && !BN_is_negative(ECDSA_SIG_get0_r(signature)) && !BN_is_negative(ECDSA_SIG_get0_s(signature))
        && BN_bn2binpad(ECDSA_SIG_get0_r(signature), raw, half) >= 0
        && BN_bn2binpad(ECDSA_SIG_get0_s(signature), raw + half, half) >= 0;
    ECDSA_SIG_free(signature);
    ERR_clear_error();
    return done;
}
